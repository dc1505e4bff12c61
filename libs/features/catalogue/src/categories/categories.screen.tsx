import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { loadNamed } from '../catalogue.data.ts';
import { FacetTiles } from '../facet-tiles.tsx';

export const handle = { namespaces: ['products'], frame: 'shop', sameForGuests: true } satisfies ScreenHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  return { title: context.get(textContext)('products:facet.categories'), items: await loadNamed(context, 'category') };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Every kind of goods, with its picture. */
export default function CategoriesScreen() {
  const { items } = useLoaderData<typeof loader>();
  const { t } = useTranslation('products');
  return (
    <Page width="wide">
      {items.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-shop.svg"
          title={t('facet.emptyTitle')}
          detail={t('facet.emptyText')}
          action={
            <ButtonLink to={pathTo('products')} size="large" fullWidth>
              {t('list.seeAll')}
            </ButtonLink>
          }
        />
      ) : (
        <FacetTiles items={items} addressOf={(category) => pathTo('productsByCategory', {}, { category })} />
      )}
    </Page>
  );
}
