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
import { askReturn, loadReturnable } from '../after-order.data.ts';
import { NothingHere } from '../nothing-here.tsx';
import { RefusalBanner } from '../refusal-banner.tsx';
import { ReturnForm } from './return-form.tsx';

export const handle = { namespaces: ['after-order'], backTo: '/orders', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const returnable = await loadReturnable(context, orderId);
  return data(
    { title: context.get(textContext)('after-order:returns.title'), orderId, returnable },
    { status: returnable ? 200 : 404 },
  );
}

/** Asks the shop to take goods back. See docs/domain/aftercare.md#returns. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return askReturn(context, params['orderId'] ?? '', await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Returning goods of an order: which, why, and what comes next. */
export default function ReturnGoodsScreen() {
  const { orderId, returnable } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('after-order');
  return (
    <Page>
      <RefusalBanner refused={answer?.refused} />
      {returnable ? (
        <>
          <p>{t('returns.until', { time: returnable.until })}</p>
          <ReturnForm
            orderId={orderId}
            lines={returnable.lines}
            notes={returnable.notes}
            typed={answer?.typed ?? null}
            problems={answer?.problems ?? null}
          />
        </>
      ) : (
        <NothingHere orderId={orderId} title={t('returns.gone')} />
      )}
    </Page>
  );
}
