import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { deferred } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import {
  Badge,
  Banner,
  ButtonLink,
  CornerOnPicture,
  MapPinIcon,
  Page,
  Picture,
  Price,
  ShieldCheckIcon,
  TextLink,
} from '@haat/ui-kit';
import { SimilarProducts } from './similar-products.tsx';
import { BuyBar } from './buy-bar.tsx';
import { FulfilmentOptions } from './fulfilment-options.tsx';
import { LabelFacts } from './label-facts.tsx';
import { PackChoice } from './pack-choice.tsx';
import { choiceAddress, readChoice } from './product-choice.ts';
import type { PackView, ShownProduct } from './product.data.ts';
import { SafetyFacts } from './safety-facts.tsx';
import { UsesList } from './uses-list.tsx';

/** Its chips are links and its form is one of the address: they work before their script is there. */
const DoseCalculator = deferred('dose', async () => (await import('./dose-calculator.tsx')).DoseCalculator);

/** One product at the chosen shop: what it costs, what it is for, what the pack says, and how many to buy. */
export function ProductDetails({ data }: { readonly data: ShownProduct }) {
  const { t } = useTranslation('products');
  const [query] = useSearchParams();
  const { product, shop } = data;
  const { pack, use, acres, packs } = readChoice(query, product.packs, product.uses);
  const addressOf = (change: Readonly<Record<string, string | number>>) => choiceAddress(product.slug, query, change);
  return (
    <Page width="wide">
      <div
        className={
          'flex flex-1 flex-col gap-4 lg:grid lg:flex-none lg:grid-cols-[minmax(0,1fr)_min(24rem,50%)] ' +
          'lg:grid-rows-[auto_1fr] lg:gap-x-8'
        }
      >
        <div className="relative -mx-4 -mt-4 lg:m-0">
          <div className="flex flex-col lg:overflow-hidden lg:rounded-card">
            <Picture src={product.pictureUrl} alt="" width={200} height={200} eager tone={product.ground} />
          </div>
          <CornerOnPicture />
        </div>
        <div
          className={
            'contents lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col ' +
            'lg:gap-4 lg:self-start lg:pb-main-action'
          }
        >
          <div className="flex flex-col gap-1">
            <p className="text-ink-soft">{product.brand.name}</p>
            <h1 className="text-22 font-bold">{product.name}</h1>
            {pack ? <PackPrice pack={pack} /> : null}
          </div>
          {pack ? <Availability data={data} pack={pack} addressOf={addressOf} /> : null}
          {pack ? (
            <PackChoice packs={product.packs} chosen={pack} addressOf={({ id }) => addressOf({ variant: id })} />
          ) : null}
          {pack?.price ? (
            <span className="-my-2 flex">
              <TextLink to={pathTo('productAcrossShops', { slug: product.slug }, { variant: pack.id })}>
                {t('product.compareShops')}
              </TextLink>
            </span>
          ) : null}
          {shop ? <FulfilmentOptions options={shop.fulfilment} collectOnly={product.collectOnly} /> : null}
        </div>
        <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-4">
          {pack && use ? (
            <DoseCalculator uses={product.uses} use={use} acres={acres} pack={pack} slug={product.slug} query={query} />
          ) : null}
          <section aria-labelledby="about" className="flex flex-col gap-1">
            <h2 id="about" className="text-18 font-bold">
              {t('product.about')}
            </h2>
            <p>{product.description}</p>
            <span className="-my-2 flex">
              <TextLink to={product.ask}>{t('product.ask')}</TextLink>
            </span>
          </section>
          <UsesList uses={product.uses} />
          <SafetyFacts {...product.safety} />
          {pack ? <LabelFacts facts={product.facts} pack={pack} seller={shop?.name ?? null} /> : null}
          {shop ? <SimilarProducts products={product.similar} /> : null}
        </div>
        <div
          className={
            'contents lg:sticky lg:bottom-4 lg:z-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block lg:self-end'
          }
        >
          {shop && pack?.price && pack.stock > 0 ? (
            <BuyBar
              key={`${pack.id} ${packs}`}
              name={product.name}
              pack={pack}
              vendorId={shop.id}
              packs={packs}
              query={query}
            />
          ) : null}
        </div>
      </div>
    </Page>
  );
}

function PackPrice({ pack }: { readonly pack: PackView }) {
  const { t } = useTranslation('products');
  const { price, unitPrice, insurance } = pack;
  return (
    <>
      <p className="text-ink-soft">{pack.name}</p>
      {price ? (
        <Price
          size="large"
          amount={price.amount}
          mrp={price.mrp ?? undefined}
          mrpLabel={t('product.mrp')}
          savedLabel={price.saved ?? undefined}
          unitPrice={[unitPrice, t('product.taxes')].filter(Boolean).join(' · ')}
        />
      ) : null}
      {insurance === null ? null : (
        <Badge tone="info" icon={<ShieldCheckIcon size={18} />}>
          {insurance}
        </Badge>
      )}
    </>
  );
}

/** Packs so few that it is said how many. */
const FEW = 5;

interface AvailabilityProps {
  readonly data: ShownProduct;
  readonly pack: PackView;
  readonly addressOf: (change: Readonly<Record<string, string>>) => string;
}

/** Whether it can be bought now; and if not, why and what to do. */
function Availability({ data: { shop, isPrebook }, pack, addressOf }: AvailabilityProps) {
  const { t } = useTranslation('products');
  const { pathname, search } = useLocation();
  if (!shop) {
    return (
      <ButtonLink to={pathTo('location', {}, { next: pathname + search })} variant="secondary" icon={<MapPinIcon />}>
        {t('place.forPrice')}
      </ButtonLink>
    );
  }
  if (isPrebook) {
    return (
      <Banner
        tone="info"
        action={
          <ButtonLink to={addressOf({ prebook: 'false' })} variant="secondary">
            {t('prebook.onShelf')}
          </ButtonLink>
        }
      >
        {pack.prebook ?? t('prebook.notThis')}
      </Banner>
    );
  }
  const bookAhead = pack.prebook ? <TextLink to={addressOf({ prebook: 'true' })}>{pack.prebook}</TextLink> : null;
  if (!pack.price || pack.stock === 0) {
    return (
      <>
        <Banner
          tone="warning"
          title={pack.price ? t('product.outOfStock') : undefined}
          action={
            <ButtonLink to={pathTo('nearbyCentres')} variant="secondary">
              {t('list.otherShop')}
            </ButtonLink>
          }
        >
          {t(pack.price ? 'product.outText' : 'product.notSoldHere', { shop: shop.name })}
        </Banner>
        {bookAhead}
      </>
    );
  }
  return (
    <>
      <p className="font-semibold text-primary">
        {pack.stock <= FEW ? t('product.left', { count: pack.stock }) : t('product.inStock')}
      </p>
      {bookAhead}
    </>
  );
}
