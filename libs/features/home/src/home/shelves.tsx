import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { LinkShelf } from './link-shelf.tsx';
import type { Shelves as ShelvesData } from './home.data.ts';
import { NotLoaded } from './not-loaded.tsx';
import { ProductShelf } from './product-shelf.tsx';
import type { Section } from './sections.ts';

interface ShelvesProps {
  readonly shelves: ShelvesData;
  readonly section: Exclude<Section, 'community'>;
}

/** Links of one kind in a row of the home section; the shop section shows them all. */
const DOORS_AT_HOME = 6;
/** Brands and crops shown before 'see all'. */
const DOORS_OF_MANY = 9;

/**
 * What the chosen shop sells, in rows: in the home section the first of them, in the shop section all. What did not
 * load is said once.
 */
export function Shelves({ shelves, section }: ShelvesProps) {
  const { t } = useTranslation('home');
  const offers = (
    <ProductShelf
      title={t('shelf.offers')}
      products={shelves.offers}
      to={pathTo('products', {}, { sort: 'discount' })}
    />
  );
  const categories = (
    <LinkShelf
      title={t('shelf.categories')}
      links={shelves.categories}
      most={section === 'home' ? DOORS_AT_HOME : undefined}
      to={pathTo('categories')}
      addressOf={(category) => pathTo('productsByCategory', {}, { category })}
    />
  );
  const failed = Object.values(shelves).includes(null) ? <NotLoaded /> : null;
  if (section === 'home')
    return (
      <>
        {failed}
        {offers}
        {categories}
      </>
    );
  return (
    <>
      {failed}
      {categories}
      {offers}
      <LinkShelf
        title={t('shelf.crops')}
        links={shelves.crops}
        most={DOORS_OF_MANY}
        to={pathTo('productsByCrop')}
        addressOf={(crop) => pathTo('productsByCrop', {}, { crop })}
      />
      <ProductShelf title={t('shelf.popular')} products={shelves.first} to={pathTo('products')} />
      <LinkShelf
        title={t('shelf.brands')}
        links={shelves.brands}
        most={DOORS_OF_MANY}
        to={pathTo('brands')}
        addressOf={(brand) => pathTo('productsByBrand', {}, { brand })}
      />
    </>
  );
}
