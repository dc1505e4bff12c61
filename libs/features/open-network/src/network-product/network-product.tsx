import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pathTo } from '@haat/routing';
import { Badge, Banner, ChipLink, ChipRow, Picture, Price } from '@haat/ui-kit';
import { AskPlaceLine } from '../choose-place.tsx';
import { NetworkCartLink } from '../network-cart-link.tsx';
import { BuyButton, BuyForm } from './buy-form.tsx';
import type { NetworkPack, NetworkProductShown } from './network-product.data.ts';
import { PackFacts } from './pack-facts.tsx';
import { SellerTerms } from './seller-terms.tsx';

/** Goods of a shop of the network: packs, price, who sells and brings them, and what the law asks to be told. */
export function NetworkProduct({ product }: { readonly product: NetworkProductShown }) {
  const { t } = useTranslation('open-network');
  const [query] = useSearchParams();
  const form = useId();
  const { id, packs, packsInCart } = product;
  const chosen =
    packs.find((pack) => pack.id === query.get('variant')) ?? packs.find((pack) => pack.isSelectable) ?? packs[0];
  // What is not brought to the place, is sold out, or lacks facts has no button; each is said where it is told.
  const bought = chosen?.canBeBought && (chosen.isFetched || product.servesPlace !== false) ? chosen : null;
  return (
    <>
      <NetworkCartLink count={packsInCart} />
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <Picture src={product.pictureUrl} alt="" width={96} height={96} eager tone={product.ground} />
        <div className="flex room-for-words flex-col gap-1">
          {product.brand === null ? null : <p className="text-ink-soft">{product.brand}</p>}
          <h1 className="text-22 font-bold">{product.name}</h1>
          <p className="text-14 text-ink-soft">{t('product.drawing')}</p>
        </div>
      </div>
      {packs.length > 1 ? (
        <ChipRow label={t('product.packs')}>
          {packs.map((pack) => (
            <ChipLink
              key={pack.id}
              to={pathTo('networkProduct', { id }, { variant: pack.id })}
              selected={pack.id === chosen?.id}
              replace
              preventScrollReset
            >
              {`${pack.name} · ${pack.price.amount}`}
            </ChipLink>
          ))}
        </ChipRow>
      ) : null}
      {chosen ? <Offer pack={chosen} /> : null}
      {bought ? <BuyForm productId={id} pack={bought} form={form} /> : null}
      {/* What is handed over at the shop alone is brought nowhere. */}
      {chosen?.atShop ? null : <Reach product={product} />}
      <SellerTerms seller={product.seller} terms={chosen?.terms ?? []} />
      {chosen ? <PackFacts facts={chosen.facts} /> : null}
      {chosen?.description ? (
        <section aria-labelledby="about" className="flex flex-col gap-1">
          <h2 id="about" className="text-18 font-bold">
            {t('product.about')}
          </h2>
          <p>{chosen.description}</p>
        </section>
      ) : null}
      {bought ? <BuyButton pack={bought} form={form} /> : null}
    </>
  );
}

/** What the pack costs, whether the shop has it, and what it fails to tell of it. */
function Offer({ pack }: { readonly pack: NetworkPack }) {
  const { t } = useTranslation('open-network');
  const { name, price, unitPrice, isSelectable, atShop, missing } = pack;
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <p className="text-ink-soft">{name}</p>
      <Price
        size="large"
        amount={price.amount}
        mrp={price.mrp ?? undefined}
        mrpLabel={t('fact.mrp')}
        savedLabel={price.saved ?? undefined}
        unitPrice={unitPrice ?? undefined}
      />
      <Badge tone={isSelectable ? 'success' : 'warning'}>
        {t(isSelectable ? 'product.inStock' : 'product.outOfStock')}
      </Badge>
      {atShop ? <Banner tone={atShop.tone}>{atShop.text}</Banner> : null}
      {missing === null ? null : (
        <Banner tone="warning" title={t('missing.title')}>
          {t('missing.text', { facts: missing })}
        </Banner>
      )}
    </div>
  );
}

/** Whether the shop brings the goods to the place. */
function Reach({ product: { place, servesPlace } }: { readonly product: NetworkProductShown }) {
  const { t } = useTranslation('open-network');
  if (place === null || servesPlace === null) return <AskPlaceLine />;
  return (
    <Banner tone={servesPlace ? 'success' : 'warning'}>
      {t(servesPlace ? 'product.brings' : 'product.bringsNot', { place })}
    </Banner>
  );
}
