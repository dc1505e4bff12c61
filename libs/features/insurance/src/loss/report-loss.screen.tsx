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
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { LossForm } from './loss-form.tsx';
import { loadLossForm, reportLoss } from './report-loss.data.ts';

export const handle = { namespaces: ['insurance'], backTo: '/insurance/claims', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadLossForm(args);
}

export function action(args: ActionFunctionArgs) {
  return reportLoss(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Reporting a loss, also from the field without a network. See docs/domain/insurance.md#filing-a-claim. */
export default function ReportLossScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('insurance');
  if (view.policies.length === 0)
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-policies.svg"
          title={t('loss.none')}
          detail={t('loss.noneText')}
          action={
            <ButtonLink to={pathTo('policies')} fullWidth>
              {t('mine.link')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.outbox} onSent={revalidate} />
      <p>{t('loss.intro')}</p>
      <LossForm view={view} reply={reply} />
      <p className="text-14 text-ink-soft">{t('loss.area')}</p>
    </Page>
  );
}
