import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, ChipLink, ChipRow, InfoIcon, Picture, SectionHeader, TextLink } from '@haat/ui-kit';
import { SoldByNoShop } from '../nothing-to-compare.tsx';
import type { ComparedPack, ComparedProductShown } from './compared-product.data.ts';
import { NetworkOffer } from './network-offer.tsx';
import { ShopQuote } from './shop-quote.tsx';

/** One product at all shops of the place: its packs, the best offer of the chosen one, and each shop's price. */
export function ComparedProduct({ product }: { readonly product: ComparedProductShown }) {
  const { t } = useTranslation('products');
  const [query] = useSearchParams();
  const { slug, packs } = product;
  const chosen =
    packs.find(({ id }) => id === query.get('variant')) ?? packs.find(({ best }) => best !== null) ?? packs[0];
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <Picture src={product.pictureUrl} alt="" width={96} height={96} eager tone={product.ground} />
        <div className="flex room-for-words flex-col gap-1">
          <p className="text-ink-soft">{product.brand}</p>
          <h1 className="text-22 font-bold">{product.name}</h1>
          <span className="flex">
            <TextLink to={pathTo('product', { slug })}>{t('product.about')}</TextLink>
          </span>
        </div>
      </div>
      {packs.length > 1 ? (
        <ChipRow label={t('product.packs')}>
          {packs.map(({ id, name, lowest }) => (
            <ChipLink
              key={id}
              to={pathTo('productAcrossShops', { slug }, { variant: id })}
              selected={id === chosen?.id}
              replace
              preventScrollReset
            >
              {`${name} · ${lowest}`}
            </ChipLink>
          ))}
        </ChipRow>
      ) : null}
      {product.collectOnly ? (
        <p className="flex items-start gap-2">
          <InfoIcon size={20} className="mt-hair shrink-0 text-sky" />
          <span className="min-w-0">{t('product.collectOnlyText')}</span>
        </p>
      ) : null}
      {chosen ? <Shops pack={chosen} name={product.name} /> : <SoldByNoShop place={product.place} />}
    </>
  );
}

function Shops({ pack, name }: { readonly pack: ComparedPack; readonly name: string }) {
  const { t } = useTranslation('product-feed');
  return (
    <>
      <Banner tone={pack.best === null ? 'warning' : 'success'}>{pack.best ?? t('best.none')}</Banner>
      <section className="flex min-w-0 flex-col gap-2">
        <SectionHeader title={t('quote.heading', { pack: pack.name, count: pack.offers.length })} />
        <ul className="grid min-w-0 gap-3 lg:grid-cols-2">
          {pack.offers.map((offer) => (
            <li key={offer.view.id} className="flex min-w-0 flex-col *:grow">
              {offer.kind === 'shop' ? (
                <ShopQuote quote={offer.view} variantId={pack.id} name={name} isBest={offer.isBest} />
              ) : (
                <NetworkOffer offer={offer.view} isBest={offer.isBest} />
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
