import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { TextLink } from '@haat/ui-kit';
import { loadProductList } from '../catalogue.data.ts';
import { FacetListView } from './facet-list-view.tsx';

export { skipRevalidationOnCartChange as shouldRevalidate } from '../skip-revalidation-on-cart-change.ts';

export const handle = {
  namespaces: ['products'],
  frame: 'shop',
  backTo: '/products',
  sameForGuests: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadProductList(args, 'crop');
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.documentTitle }];
}

/** The chosen shop's goods opened by crop, with the way to what is known of it. */
export default function ProductsByCropScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('products');
  const [query] = useSearchParams();
  const crop = query.get('crop');
  return (
    <FacetListView data={data}>
      {crop ? (
        <span className="flex">
          <TextLink to={pathTo('crop', {}, { crop })} edge="start">
            {t('dose.aboutCrop')}
          </TextLink>
        </span>
      ) : null}
    </FacetListView>
  );
}
