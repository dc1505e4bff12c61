import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page, Picture, TextLink } from '@haat/ui-kit';
import { addPrescription, loadPrescription } from './prescription.data.ts';
import { PrescribedItems } from './prescribed-items.tsx';

export const handle = {
  namespaces: ['prescription', 'biotic-stress'],
  backTo: '/ask-agri-question',
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadPrescription(args);
}

export function action(args: ActionFunctionArgs) {
  return addPrescription(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What an expert answered: what it is, what to do, and how much of what. See docs/domain/advice.md#prescription. */
export default function PrescriptionScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('prescription');
  if (view.view === 'none')
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('notFound')}
          action={
            <ButtonLink to={pathTo('askExpert')} fullWidth>
              {t('questions')}
            </ButtonLink>
          }
        />
      </Page>
    );
  const { crop, problem, advice, answered, validUntil, isValid, isSample, askAgain } = view;
  return (
    <Page>
      {reply === undefined ? null : (
        <Banner tone="danger" announce>
          {reply.code === 'cart_error.vendor_changed'
            ? t('otherShop')
            : t(errorTextKeys(reply.code), { ...reply.details })}
        </Banner>
      )}
      {reply?.code === 'cart_error.vendor_changed' ? (
        <ButtonLink to={pathTo('cart')} variant="secondary" fullWidth>
          {t('toCart')}
        </ButtonLink>
      ) : null}
      {isSample ? <Banner tone="warning">{t('sample')}</Banner> : null}
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Picture src={crop.pictureUrl} alt="" width={72} height={72} eager />
        <div className="room-for-words flex flex-col items-start gap-1">
          <h2 className="max-w-full text-22 font-bold break-words">{problem}</h2>
          <p>{crop.name}</p>
          <p className="text-14 text-ink-soft">{answered}</p>
        </div>
      </div>
      {isValid ? <p className="font-semibold">{validUntil}</p> : <Banner tone="warning">{validUntil}</Banner>}
      <section aria-labelledby="advice" className="flex min-w-0 flex-col gap-3">
        <h3 id="advice" className="text-18 font-bold">
          {t('advice')}
        </h3>
        <ul className="flex list-disc flex-col gap-2 pl-6">
          {advice.map((line, index) => (
            // A line may come twice in what an expert writes.
            <li key={`${line} ${String(index)}`} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <PrescribedItems view={view} />
      <span className="flex">
        <TextLink to={askAgain}>{t('askAgain')}</TextLink>
      </span>
    </Page>
  );
}
