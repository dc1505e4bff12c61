import { useTranslation } from 'react-i18next';
import type { ProductView } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { Badge, ProductCard, ShieldCheckIcon } from '@haat/ui-kit';
import { AddToCart } from './add-to-cart.tsx';

interface ProductTileProps {
  readonly product: ProductView;
  readonly vendorId: string;
  /** One of the first of a screen: its picture loads at once. */
  readonly eager?: boolean;
}

/** A product in a list of the chosen shop. */
export function ProductTile({ product, vendorId, eager = false }: ProductTileProps) {
  const { t } = useTranslation('products');
  const { price, stock } = product;
  const note = [stock > 0 ? '' : t('product.outOfStock'), product.collectOnly ? t('product.collectOnly') : '']
    .filter(Boolean)
    .join(' · ');
  return (
    <ProductCard
      to={pathTo('product', { slug: product.slug })}
      pictureUrl={product.pictureUrl}
      brand={product.brand}
      name={product.name}
      pack={product.pack}
      price={price?.amount ?? ''}
      mrp={price?.mrp ?? undefined}
      mrpLabel={t('product.mrp')}
      savedLabel={price?.saved ?? undefined}
      note={note === '' ? undefined : note}
      badge={
        product.isInsured ? (
          <Badge tone="info" icon={<ShieldCheckIcon size={18} />}>
            {t('product.insured')}
          </Badge>
        ) : null
      }
      action={
        price && stock > 0 ? (
          <AddToCart variantId={product.variantId} vendorId={vendorId} name={product.name} stock={stock} />
        ) : null
      }
      tone={product.ground}
      eager={eager}
    />
  );
}
