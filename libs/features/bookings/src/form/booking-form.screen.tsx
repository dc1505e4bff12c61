import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Banner, Button, Page, Select, TextField } from '@haat/ui-kit';
import { NoService } from '../no-service.tsx';
import { SlotChoice } from '../slot-choice.tsx';
import { loadBookingForm, sendBooking } from './booking-form.data.ts';
import { TankAndDistance } from './tank-and-distance.tsx';

export const handle = { namespaces: ['booking'], backTo: '/farmer-services/drone-spray' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadBookingForm(args);
}

export function action(args: ActionFunctionArgs) {
  return sendBooking(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The form of a service, made of the fields that it declares, with the times that are free. */
export default function BookingFormScreen() {
  const { form } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === 'POST';
  const { t } = useTranslation('booking');
  if (form === null) return <NoService />;
  const typed = reply?.typed;
  const error = (field: (typeof form.mandatory)[number], text: string) =>
    reply?.missing.includes(field) === true ? text : undefined;
  return (
    <Page>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <Form method="post" action={form.action} noValidate className="flex min-w-0 flex-col gap-4">
        <input type="hidden" name="key" value={typed?.key ?? form.key} />
        {form.crops === null ? null : (
          <Select
            label={t('crop')}
            name="crop"
            options={form.crops}
            placeholder={t('chooseCrop')}
            defaultValue={typed?.crop}
            error={error('crop', t('problem.crop'))}
          />
        )}
        {form.asksAddress ? (
          <TextField
            multiline
            label={t('address')}
            hint={t('addressHint')}
            name="address"
            defaultValue={typed?.address}
            maxLength={200}
            error={error('address', t('problem.address'))}
          />
        ) : null}
        {form.asksPeople ? (
          <TextField
            label={t('people')}
            name="people"
            defaultValue={typed?.people}
            inputMode="numeric"
            maxLength={2}
            error={error('people', t('problem.people'))}
          />
        ) : null}
        <TankAndDistance form={form} typed={typed} error={error('tank_mix', t('problem.tank'))} />
        <SlotChoice days={form.days} chosen={typed?.slot ?? ''} error={error('slot', t('problem.slot'))} />
        <p className="text-18 font-bold">{t('toPay', { amount: form.total })}</p>
        {form.cannotBook ? (
          <Banner tone="warning">{t('emptyTank')}</Banner>
        ) : (
          <Button type="submit" size="large" fullWidth busy={isSending}>
            {t('book')}
          </Button>
        )}
      </Form>
    </Page>
  );
}
