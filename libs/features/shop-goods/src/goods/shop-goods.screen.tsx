import { useTranslation } from 'react-i18next';
import { Form, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, ChipLink, ChipRow, EmptyState, List, ListRow, Page, SearchField } from '@haat/ui-kit';
import { NoShop } from '../no-shop.tsx';
import { GoodsRows } from './goods-rows.tsx';
import { loadShopGoods, type ShopGoodsData } from './shop-goods.data.ts';

export const handle = { frame: 'home', isKept: true, namespaces: ['shop-goods'] } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadShopGoods(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The shop's own goods, and the way to all else that it keeps. See docs/domain/shop.md#price-and-stock. */
export default function ShopGoodsScreen() {
  const { title, goods } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shop-goods');
  if (goods === null) return <NoShop namespace="shop-goods" />;
  return (
    <Page>
      <h1 className="text-22 font-bold">{title}</h1>
      <Goods {...goods} />
      <List label={t('more.title')}>
        <ListRow to={pathTo('goodsFile')} title={t('more.file')} detail={t('more.fileText')} />
        <ListRow to={pathTo('shopHours')} title={t('more.hours')} />
        <ListRow to={pathTo('shopLicences')} title={t('more.licences')} />
        <ListRow to={pathTo('shopLedger')} title={t('more.ledger')} />
      </List>
    </Page>
  );
}

function Goods({ search, filter, filters, rows, before, after }: ShopGoodsData) {
  const { t } = useTranslation('shop-goods');
  return (
    <>
      <Form role="search" action={pathTo('shopGoods')}>
        <SearchField
          key={search}
          name="q"
          label={t('search')}
          placeholder={t('search')}
          defaultValue={search}
          clearLabel={t('clear')}
        />
        {filter === 'all' ? null : <input type="hidden" name="show" value={filter} />}
      </Form>
      <ChipRow label={t('filter.title')}>
        {filters.map(({ show, label, to }) => (
          <ChipLink key={show} to={to} selected={show === filter}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
      {rows.length > 0 ? (
        <GoodsRows rows={rows} />
      ) : (
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('nothing')}
          action={
            search === '' && filter === 'all' ? null : (
              <ButtonLink to={pathTo('shopGoods')} variant="secondary" fullWidth>
                {t('showAll')}
              </ButtonLink>
            )
          }
        />
      )}
      {before === null ? null : (
        <ButtonLink to={before} variant="secondary" fullWidth>
          {t('before')}
        </ButtonLink>
      )}
      {after === null ? null : (
        <ButtonLink to={after} variant="secondary" fullWidth>
          {t('after')}
        </ButtonLink>
      )}
    </>
  );
}
