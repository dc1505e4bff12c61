import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { Banner, EmptyState, Page } from '@haat/ui-kit';
import { AskPlace, PlaceHere } from '../choose-place.tsx';
import { MySlips } from './my-slips.tsx';
import { loadSaleSlips, sendSlip } from './sale-slips.data.ts';
import { SlipForm } from './slip-form.tsx';

export const handle = { namespaces: ['mandi-slip', 'mandi'], backTo: '/mandi', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadSaleSlips(args);
}

export function action(args: ActionFunctionArgs) {
  return sendSlip(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Sending a sale slip, and what became of the others. See docs/domain/mandi.md#sale-slips. */
export default function SaleSlipsScreen() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('mandi-slip');
  if (view.view === 'no-place')
    return (
      <Page>
        <AskPlace />
      </Page>
    );
  return (
    <Page>
      {view.isSent && answer === undefined ? (
        <Banner tone="success" announce>
          {t('sent')}
        </Banner>
      ) : null}
      {answer?.refused ? (
        <Banner tone="danger" announce>
          {answer.refused}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.outbox} onSent={revalidate} />
      <PlaceHere place={view.place} />
      {view.markets.length === 0 ? (
        <EmptyState picture="/pictures/empty-shop.svg" title={t('none.title')} detail={t('none.text')} />
      ) : (
        <>
          <p>{t('text')}</p>
          {/* What was sent leaves an empty form. */}
          <SlipForm key={view.slips?.[0]?.id} view={view} answer={answer ?? null} />
        </>
      )}
      <MySlips slips={view.slips} />
    </Page>
  );
}
