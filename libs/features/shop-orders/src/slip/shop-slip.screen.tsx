import { useTranslation } from 'react-i18next';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Button, Page } from '@haat/ui-kit';
import { OrderMissing } from '../order/order-missing.tsx';
import { ownShopOrder } from '../order/order.data.ts';
import { shopOrderView, type ShopOrderView } from '../order/order.presenter.ts';
import { createPresenterContext } from '../presenter-context.ts';

export const handle = { namespaces: ['shop-order'], backTo: '/shop/orders' } satisfies ScreenHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const found = await ownShopOrder(context, params['orderId'] ?? '');
  const title = context.get(textContext)('shop-order:slip.title');
  const order = found && shopOrderView(createPresenterContext(context), found);
  return data({ title, order }, { status: order ? 200 : 404 });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The slip that goes on the packet: what is printed is the slip alone. */
export default function ShopSlipScreen() {
  const { order } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shop-order');
  if (!order) return <OrderMissing />;
  return (
    <Page>
      <Slip order={order} />
      <div className="noscript:hidden">
        <Button size="large" fullWidth onClick={() => window.print()}>
          {t('slip.print')}
        </Button>
      </div>
      <noscript>
        <p>{t('slip.byBrowser')}</p>
      </noscript>
    </Page>
  );
}

/** Number, receiver and goods; no code, because paper is left lying about. */
function Slip({ order }: { readonly order: ShopOrderView }) {
  const { t } = useTranslation('shop-order');
  const { receiver } = order;
  return (
    <article
      className={'for-print for-print-58 flex max-w-60 flex-col gap-2 border border-line bg-card p-2 text-14 text-ink'}
    >
      <header>
        <h2 className="text-16 font-bold">{t('heading', { number: order.number })}</h2>
        <p>{order.how}</p>
      </header>
      {receiver === null ? null : (
        <p>
          <span className="block text-16 font-bold">{receiver.name}</span>
          <span className="block">{receiver.phoneNumber}</span>
          {receiver.address === null ? null : <span className="block">{receiver.address}</span>}
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <li key={line.key} className="py-1">
            <span className="block font-semibold">{line.name}</span>
            {line.packs}
          </li>
        ))}
      </ul>
      <p className="font-bold">{order.total}</p>
      {order.cash === null ? null : <p className="font-semibold">{order.cash}</p>}
    </article>
  );
}
