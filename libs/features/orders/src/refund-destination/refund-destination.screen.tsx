import { useTranslation } from 'react-i18next';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { loadRefund, submitRefundDestination } from '../after-order.data.ts';
import { NothingHere } from '../nothing-here.tsx';
import { RefusalBanner } from '../refusal-banner.tsx';
import { EMPTY_DESTINATION } from '../typed-destination.ts';
import { DestinationForm } from './destination-form.tsx';

export const handle = { namespaces: ['after-order'], backTo: '/orders', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const refund = await loadRefund(context, orderId, params['refundId'] ?? '');
  return data(
    {
      title: context.get(textContext)(`after-order:money.${refund?.destination == null ? 'title' : 'correct'}`),
      orderId,
      refund,
    },
    { status: refund ? 200 : 404 },
  );
}

/** Says where a cash refund goes. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitRefundDestination(
    context,
    { orderId: params['orderId'] ?? '', refundId: params['refundId'] ?? '' },
    await request.formData(),
  );
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Where money that was paid in cash comes back to. */
export default function RefundDestinationScreen() {
  const { orderId, refund } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('after-order');
  return (
    <Page>
      <RefusalBanner refused={answer?.refused} />
      {refund ? (
        <>
          <p className="text-18 font-bold">
            {refund.destination === null
              ? t('money.amount', { amount: refund.amount })
              : t('money.now', { amount: refund.amount, destination: refund.destination })}
          </p>
          <DestinationForm typed={answer?.typed ?? EMPTY_DESTINATION} problems={answer?.problems ?? null} />
        </>
      ) : (
        <NothingHere orderId={orderId} title={t('money.gone')} />
      )}
    </Page>
  );
}
