import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, Quantity, ShieldCheckIcon } from '@haat/ui-kit';
import type { CartLineView } from '../cart/cart-screen.ts';
import type { InsuranceView } from './checkout-screen.ts';

export interface InsuranceSectionProps {
  readonly line: CartLineView;
}

/** Insurance that can be taken with a line, one of what is offered. Nothing is taken before it is pressed. */
export function InsuranceSection({ line }: InsuranceSectionProps) {
  const taken = line.insurance.filter(({ units }) => units > 0);
  return (taken.length > 0 ? taken : line.insurance).map((offer) => (
    <Offer key={`${offer.productId} ${offer.factor}`} offer={offer} variantId={line.variantId} />
  ));
}

function Offer({ offer, variantId }: { readonly offer: InsuranceView; readonly variantId: string }) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher({ key: `insure-${variantId}-${offer.productId}-${offer.factor}` });
  const sent = fetcher.formData?.get('units');
  const units = sent == null ? offer.units : Number(sent);
  const { name } = offer;
  return (
    <section
      aria-label={name}
      className="flex min-w-0 flex-col gap-2 rounded-control border border-sky bg-sky-tint p-3"
    >
      <div className="flex min-w-0 items-start gap-3">
        <ShieldCheckIcon className="mt-hair shrink-0 text-sky" />
        <div className="flex min-w-0 flex-1 flex-col">
          <h4 className="font-bold">{name}</h4>
          <p>{offer.cover}</p>
          <p className="font-semibold">{offer.price}</p>
          <p className="text-14 text-ink-soft">{offer.insurer}</p>
        </div>
      </div>
      {offer.coverText ? (
        <details className="min-w-0">
          <summary
            className={
              'inline-flex min-h-12 items-center rounded-control font-semibold text-sky underline decoration-1 ' +
              'underline-offset-4'
            }
          >
            {t('insurance.details')}
          </summary>
          <p className="pb-2">{offer.coverText}</p>
        </details>
      ) : null}
      <fetcher.Form
        method="post"
        action={pathTo('cart')}
        className="flex min-w-0 flex-wrap items-center justify-between gap-3"
      >
        <input type="hidden" name="intent" value="insure" />
        <input type="hidden" name="variantId" value={variantId} />
        <input type="hidden" name="productId" value={offer.productId} />
        <input type="hidden" name="factor" value={offer.factor} />
        {units === 0 ? (
          <Button type="submit" name="units" value={offer.start} variant="secondary" fullWidth>
            {t('insurance.add')}
          </Button>
        ) : (
          <>
            <p className="min-w-0 flex-1 basis-32">
              <span className="block text-18 font-bold">{offer.premium}</span>
              <span className="text-14 text-ink-soft">{offer.sum}</span>
            </p>
            <span className="w-40">
              <Quantity
                value={units}
                max={offer.max}
                labels={{
                  decrease: t(units > 1 ? 'insurance.less' : 'insurance.remove', { name }),
                  increase: t('insurance.more', { name }),
                  quantity: t('insurance.packs', { name }),
                }}
                decreaseButton={{ type: 'submit', name: 'units', value: units - 1 }}
                increaseButton={{ type: 'submit', name: 'units', value: units + 1 }}
              />
            </span>
          </>
        )}
      </fetcher.Form>
      {offer.needsKyc && units > 0 ? <p className="text-14">{offer.needsKyc}</p> : null}
    </section>
  );
}
