import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, Columns, EmptyState, Page } from '@haat/ui-kit';
import { NetworkJourney } from '../network-journey.tsx';
import { PlaceOfGoods } from '../place-of-goods.tsx';
import { QuoteBill } from '../quote-bill.tsx';
import { loadNetworkOrder } from './network-order.data.ts';

export const handle = { namespaces: ['network-cart'], backTo: '/ondc' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadNetworkOrder(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** An order of the network on its way to the shop: where it stands, what to do, what it costs, where it goes. */
export default function NetworkOrderScreen() {
  const { order } = useLoaderData<typeof loader>();
  const { t } = useTranslation('network-cart');
  if (order === null)
    return (
      <Page>
        <EmptyState
          picture="/pictures/not-found.svg"
          title={t('missing.title')}
          detail={t('missing.text')}
          action={
            <ButtonLink to={pathTo('networkShops')} size="large" fullWidth>
              {t('empty.action')}
            </ButtonLink>
          }
        />
      </Page>
    );
  const { shop, journey, quote, goesTo, pickup, payTo, payLabel, pending, whole, isInCart } = order;
  return (
    <Page width="wide">
      <Columns
        side="end"
        aside={
          <>
            {quote ? <QuoteBill quote={quote} /> : null}
            <Card>
              <h2 className="text-18 font-bold">{t('goodsOf', { shop })}</h2>
              <PlaceOfGoods
                title={t(pickup ? 'pickup.title' : 'address.goesTo')}
                lines={pickup ?? [goesTo]}
                headingLevel={3}
              />
              {pickup ? <p>{t('pickup.text')}</p> : null}
            </Card>
            {whole ? (
              <ButtonLink to={whole} variant="secondary" fullWidth>
                {t('order.whole')}
              </ButtonLink>
            ) : null}
            <ButtonLink to={pathTo('networkShops')} variant="secondary" fullWidth>
              {t('order.shops')}
            </ButtonLink>
          </>
        }
      >
        {pending ? (
          <Banner tone="info" title={pending.title}>
            {pending.text}
          </Banner>
        ) : null}
        <NetworkJourney journey={journey} />
        {payTo ? (
          <ButtonLink to={payTo} size="large" fullWidth reloadDocument>
            {payLabel}
          </ButtonLink>
        ) : null}
        {isInCart ? (
          <ButtonLink to={pathTo('networkCart')} size="large" fullWidth>
            {t('order.cart')}
          </ButtonLink>
        ) : null}
      </Columns>
    </Page>
  );
}
