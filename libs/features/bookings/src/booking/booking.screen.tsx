import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Badge, Banner, Bill, ButtonLink, Card, EmptyState, Page } from '@haat/ui-kit';
import { STATE_TONES } from '../booking-words.ts';
import { changeBooking, loadBooking } from './booking.data.ts';
import { CancelForm, MoveForm } from './change-forms.tsx';

export const handle = { namespaces: ['booking'], backTo: '/farmer-services/booking-list' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadBooking(args);
}

export function action(args: ActionFunctionArgs) {
  return changeBooking(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One booking: where it stands, what is paid, another time, cancelling with what comes back, what was done. */
export default function BookingScreen() {
  const { booking } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('booking');
  if (booking === null)
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('notFound')}
          action={
            <ButtonLink to={pathTo('bookings')} fullWidth>
              {t('mine')}
            </ButtonLink>
          }
        />
      </Page>
    );
  const { isBooked, isMoving, isCancelling } = booking;
  return (
    <Page>
      {isBooked && reply === undefined ? (
        <Banner tone="success" announce>
          {t('booked')}
        </Banner>
      ) : null}
      {reply === undefined ? null : (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      )}
      <Card>
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
          <h2 className="room-for-words text-18 font-bold">{booking.name}</h2>
          <Badge tone={STATE_TONES[booking.state]}>{booking.stateText}</Badge>
        </div>
        <p className="font-semibold">{booking.when}</p>
        {booking.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Card>
      {isMoving ? <MoveForm booking={booking} /> : null}
      {isCancelling ? <CancelForm booking={booking} /> : null}
      <Card>
        <Bill rows={booking.rows} total={{ label: t('total'), amount: booking.total }} />
        <p>{t('payCash')}</p>
        <dl className="flex min-w-0 flex-col gap-2">
          {booking.facts.map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-14 text-ink-soft">{name}</dt>
              <dd className="font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {booking.reports === null ? null : (
        <ButtonLink to={booking.reports} size="large" fullWidth>
          {t('reports')}
        </ButtonLink>
      )}
      {booking.move === null || isMoving ? null : (
        <ButtonLink to={booking.move} variant="secondary" fullWidth>
          {t('move')}
        </ButtonLink>
      )}
      {booking.cancel === null || isCancelling ? null : (
        <ButtonLink to={booking.cancel} variant="secondary" fullWidth>
          {t('cancel')}
        </ButtonLink>
      )}
    </Page>
  );
}
