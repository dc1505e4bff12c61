import { useTranslation } from 'react-i18next';
import {
  data,
  Form,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { isApiError } from '@haat/api-client';
import { errorTextKeys, FORM_TARGET_HEADER } from '@haat/api-contract';
import {
  actionFailure,
  formText,
  isActionFailure,
  requireSession,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { toPrice } from '@haat/format';
import { isBackgroundRequest } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, Card, EmptyState, Page, Price } from '@haat/ui-kit';
import { PayForm } from '../pay-form.tsx';
import { beginPayment, changedPrice, loadPayView } from '../payments.data.ts';
import { PriceChanged } from '../price-changed.tsx';
import { StepStatus } from '../step-status.tsx';

export const handle = { namespaces: ['payments'], backTo: '/orders', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  // Only a page that was asked for as a document is allowed to post to the gateway.
  if (isBackgroundRequest(request)) throw redirectDocument(pathTo('payOrder', { orderId }));
  const view = await loadPayView(context, request, orderId);
  const title = context.get(textContext)('payments:title');
  const headers = view?.redirectTo ? { [FORM_TARGET_HEADER]: new URL(view.redirectTo.action).origin } : undefined;
  return data({ title, view }, { status: view ? 200 : 404, headers });
}

/**
 * Begins a new attempt after one that failed; when the order comes to something else now, asks first. See
 * docs/domain/payments.md#unpaid-orders.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const agreed = formText(await request.formData(), 'agreed');
  try {
    await beginPayment(context, request, orderId, agreed === '' ? null : toPrice(agreed));
    return redirect(pathTo('payOrder', { orderId }));
  } catch (error) {
    const changed = isApiError(error) ? changedPrice(error) : null;
    // Nothing failed: there is something to agree to.
    return changed === null ? actionFailure(error) : data({ changed }, { status: 409 });
  }
}

/** Announces to the web server the other origin to which this page's form may be posted. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Paying an order: what it costs, what comes next, and the one press that leads to the gateway. */
export default function PayOrderScreen() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('payments');
  if (!view) {
    return (
      <Page>
        <EmptyState
          picture="/pictures/not-found.svg"
          title={t('missing.title')}
          detail={t('missing.text')}
          action={
            <ButtonLink to={pathTo('orders')} size="large" fullWidth>
              {t('missing.action')}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const { orderId, step, payBy } = view;
  const changed = step === 'again' && answer && 'changed' in answer ? answer.changed : null;
  const refusal = isActionFailure(answer) ? answer.error : { code: view.failure, details: {} };
  return (
    <Page>
      {refusal.code === null || changed ? null : (
        <Banner tone="danger" announce title={t('refused')}>
          {t(errorTextKeys(refusal.code), { ...refusal.details })}
        </Banner>
      )}
      <Card>
        <p className="text-16 text-ink-soft">{t('order', { number: view.number })}</p>
        <p className="text-16">{view.shop}</p>
        {changed ? (
          <Price
            size="large"
            amount={changed.now}
            mrp={changed.before === changed.now ? undefined : changed.before}
            mrpLabel={t('changed.before')}
          />
        ) : (
          <p className="text-sum font-bold">{view.amount}</p>
        )}
        {payBy === null ? null : <p className="text-16">{t('payBy', { time: payBy })}</p>}
      </Card>
      {changed ? <PriceChanged {...changed} /> : <StepStatus step={step} kind={view.kind} />}
      {!changed && (step === 'again' || (step === 'pay' && !view.redirectTo)) ? (
        <Form method="post" reloadDocument>
          <Button type="submit" size="large" fullWidth>
            {t('action.again')}
          </Button>
        </Form>
      ) : null}
      <ButtonLink to={pathTo('order', { orderId })} variant="quiet" fullWidth>
        {t('action.order')}
      </ButtonLink>
      {view.redirectTo ? <PayForm redirectTo={view.redirectTo} amount={view.amount} /> : null}
    </Page>
  );
}
