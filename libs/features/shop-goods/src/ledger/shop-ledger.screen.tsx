import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Bill, ButtonLink, Card, Page, Table, TextLink } from '@haat/ui-kit';
import { NoShop } from '../no-shop.tsx';
import { loadShopLedger, type ShopLedgerData } from './shop-ledger.data.ts';

export const handle = { isKept: true, namespaces: ['shop-terms'], backTo: '/shop/goods' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadShopLedger(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What market and shop owe each other, by month, to the paisa. See docs/domain/shop.md#ledger-by-month. */
export default function ShopLedgerScreen() {
  const { ledger } = useLoaderData<typeof loader>();
  if (ledger === null) return <NoShop namespace="shop-terms" />;
  return (
    <Page>
      <Standing {...ledger} />
      <Month {...ledger} />
    </Page>
  );
}

function Standing({ payable, held }: ShopLedgerData) {
  const { t } = useTranslation('shop-terms');
  return (
    <Card>
      <p>{t('ledger.payable')}</p>
      <p className="text-22 font-bold">{payable}</p>
      <p className="text-14 text-ink-soft">{held}</p>
    </Card>
  );
}

function Month({ monthText, before, after, file, opening, closing, sums, entries, isCut }: ShopLedgerData) {
  const { t } = useTranslation('shop-terms');
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-18 font-bold">{monthText}</h2>
      <div className="flex flex-wrap gap-3 print:hidden">
        {before === null ? null : (
          <ButtonLink to={before} variant="secondary">
            {t('ledger.before')}
          </ButtonLink>
        )}
        {after === null ? null : (
          <ButtonLink to={after} variant="secondary">
            {t('ledger.after')}
          </ButtonLink>
        )}
      </div>
      <Card>
        <Bill
          rows={[{ label: t('ledger.opening'), amount: opening }, ...sums]}
          total={{ label: t('ledger.closing'), amount: closing }}
        />
      </Card>
      <p className="print:hidden">
        <TextLink to={file} reloadDocument>
          {t('ledger.file')}
        </TextLink>
      </p>
      {entries.length === 0 ? (
        <p>{t('ledger.none')}</p>
      ) : (
        <Table
          caption={t('ledger.entries')}
          columns={[
            { key: 'what', header: t('ledger.column.what') },
            { key: 'when', header: t('ledger.column.when') },
            { key: 'order', header: t('ledger.column.order') },
            { key: 'amount', header: t('ledger.column.amount'), align: 'end' },
          ]}
          rows={entries.map(({ key, ...cells }) => ({ key, cells }))}
        />
      )}
      {isCut ? <p>{t('ledger.cut')}</p> : null}
    </section>
  );
}
