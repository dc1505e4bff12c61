import { useTranslation } from 'react-i18next';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Page, SegmentedLinks } from '@haat/ui-kit';
import { OrderMissing } from '../order-missing.tsx';
import { PAPERS, loadReceipt, paperIn } from './receipt.data.ts';
import { Receipt } from './receipt.tsx';

export const handle = { namespaces: ['order'], backTo: '/orders' } satisfies ScreenHandle;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const receipt = await loadReceipt(context, orderId);
  const title = context.get(textContext)('order:receipt.title');
  return data({ title, orderId, receipt, paper: paperIn(url.searchParams) }, { status: receipt ? 200 : 404 });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The receipt of an order for paper: what is printed is the receipt alone, on the paper that was chosen. */
export default function ReceiptScreen() {
  const { orderId, receipt, paper } = useLoaderData<typeof loader>();
  const { t } = useTranslation('order');
  if (!receipt) return <OrderMissing />;
  const own = (chosen: string) => pathTo('orderReceipt', { orderId }, { paper: chosen });
  return (
    <Page>
      <SegmentedLinks
        label={t('receipt.paper')}
        items={PAPERS.map((one) => ({ to: own(one), label: t(`receipt.on.${one}`), current: one === paper }))}
      />
      <Receipt receipt={receipt} paper={paper} />
      <div className="noscript:hidden">
        <Button size="large" fullWidth onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </div>
      <noscript>
        <p>{t('receipt.byBrowser')}</p>
      </noscript>
      <ButtonLink to={pathTo('language', {}, { next: own(paper) })} variant="secondary" fullWidth>
        {t('receipt.language')}
      </ButtonLink>
    </Page>
  );
}
