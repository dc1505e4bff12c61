import { useTranslation } from 'react-i18next';
import {
  data,
  redirectDocument,
  useLoaderData,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys, FORM_TARGET_HEADER } from '@haat/api-contract';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { isBackgroundRequest } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, EmptyState, Page } from '@haat/ui-kit';
import { PayForm } from '../pay-form.tsx';
import { StepStatus } from '../step-status.tsx';
import { RepayForm } from './repay-form.tsx';
import { loadRepayView } from './repay.data.ts';

export const handle = {
  namespaces: ['payments'],
  backTo: '/account/credit',
  ownBottomBar: true,
} satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  // Only a page that was asked for as a document is allowed to post to the gateway.
  if (isBackgroundRequest(request)) throw redirectDocument(`${pathTo('repayCredit')}${url.search}`);
  const view = await loadRepayView(context, request, url.searchParams);
  const headers = view.redirectTo ? { [FORM_TARGET_HEADER]: new URL(view.redirectTo.action).origin } : undefined;
  return data(
    { title: context.get(textContext)('payments:repay.title'), view },
    { status: view.isWrong ? 400 : 200, headers },
  );
}

/** Announces to the web server the other origin to which this page's form may be posted. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Repaying credit: how much, what comes next, and the one press that leads to the gateway. */
export default function RepayCreditScreen() {
  const { view } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const { most, typed, isWrong, failure, redirectTo } = view;
  if (most === null) {
    return (
      <Page>
        <EmptyState
          picture="/pictures/payment-done.svg"
          title={t('repay.nothing')}
          action={
            <ButtonLink to={pathTo('credit')} size="large" fullWidth>
              {t('repay.account')}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      {failure === null ? null : (
        <Banner tone="danger" announce title={t('refused')}>
          {t(errorTextKeys(failure))}
        </Banner>
      )}
      <Card>
        <p className="text-16 text-ink-soft">{t('repay.dues')}</p>
        <p className="text-sum font-bold">{most}</p>
      </Card>
      {redirectTo ? <StepStatus step="pay" kind={redirectTo.kind} /> : null}
      {redirectTo ? (
        <PayForm redirectTo={redirectTo} amount={redirectTo.amount} />
      ) : (
        <RepayForm most={most} typed={typed} isWrong={isWrong} />
      )}
    </Page>
  );
}
