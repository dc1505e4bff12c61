import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { ownBookings } from '@haat/api-client';
import {
  apiContext,
  languageContext,
  requireSession,
  textContext,
  unavailable,
  type ScreenHandle,
} from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pathTo } from '@haat/routing';
import { Badge, ButtonLink, EmptyState, List, ListRow, Page } from '@haat/ui-kit';
import { STATE_TONES, visitText } from '../booking-words.ts';

export const handle = { namespaces: ['booking'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const found = await ownBookings(context.get(apiContext));
  if (found === null) throw unavailable();
  const words = { t, language: context.get(languageContext), now: new Date() };
  return {
    title: t('booking:mine'),
    rows: found.map(({ id, number, service, vendor, state, total, ...visit }) => ({
      ...{ id, number, name: service.name, vendor: `${vendor.name}, ${vendor.town}`, state },
      ...{ stateText: t(`booking:state.${state}`), when: visitText(words, visit), total: formatMoney(total) },
    })),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The farmer's bookings, each with where it stands. */
export default function BookingsScreen() {
  const { rows } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  if (rows.length === 0)
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-orders.svg"
          title={t('noBookings')}
          action={
            <>
              <ButtonLink to={pathTo('droneSpray')} fullWidth>
                {t('spray')}
              </ButtonLink>
              <ButtonLink to={pathTo('soilTesting')} variant="secondary" fullWidth>
                {t('soil')}
              </ButtonLink>
            </>
          }
        />
      </Page>
    );
  return (
    <Page>
      <List>
        {rows.map(({ id, number, name, vendor, state, stateText, when, total }) => (
          <ListRow
            key={id}
            to={pathTo('booking', { bookingId: id })}
            title={name}
            detail={
              <>
                <span className="block">{when}</span>
                <span className="block break-words">{vendor}</span>
                <span className="block">
                  {number} · {total}
                </span>
                <Badge tone={STATE_TONES[state]}>{stateText}</Badge>
              </>
            }
          />
        ))}
      </List>
    </Page>
  );
}
