import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Button, Card, ChevronDownIcon, CircleAlertIcon, CircleCheckIcon, TagIcon, TextField } from '@haat/ui-kit';
import type { CouponsView, CouponView } from './checkout-screen.ts';

export interface CouponSectionProps {
  readonly coupons: CouponsView;
}

/**
 * A coupon for this cart: the one that is on it, or a field for its code; and below, folded, those that are offered.
 */
export function CouponSection({ coupons: { selected, offered } }: CouponSectionProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher({ key: 'cart-coupon' });
  const heading = useId();
  const isSending = fetcher.state !== 'idle';
  const error =
    isActionFailure(fetcher.data) && !isSending
      ? t(errorTextKeys(fetcher.data.error.code), fetcher.data.error.details)
      : undefined;
  return (
    <Card>
      <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
        <h2 id={heading} className="flex items-center gap-3 font-bold">
          <TagIcon className="shrink-0 text-primary" />
          {t('coupon.heading')}
        </h2>
        {selected ? (
          <Selected coupon={selected} isSending={isSending} />
        ) : (
          <fetcher.Form method="post" action={pathTo('cart')} className="flex min-w-0 flex-wrap items-end gap-2">
            <input type="hidden" name="intent" value="coupon" />
            <div className="min-w-32 flex-1">
              <TextField
                label={t('coupon.code')}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                required
                error={error}
              />
            </div>
            <Button type="submit" variant="secondary" busy={isSending}>
              {t('coupon.apply')}
            </Button>
          </fetcher.Form>
        )}
        {offered.length > 0 ? (
          <details className="group min-w-0">
            <summary
              className={
                'flex min-h-12 list-none items-center justify-between gap-3 rounded-control font-semibold ' +
                'text-primary [&::-webkit-details-marker]:hidden'
              }
            >
              {t('coupon.offered', { count: offered.length })}
              <ChevronDownIcon className="shrink-0 transition-turn group-open:rotate-180" />
            </summary>
            <ul className="flex flex-col divide-y divide-line">
              {offered.map((coupon) => (
                <Offered key={coupon.code} coupon={coupon} isSending={isSending} />
              ))}
            </ul>
          </details>
        ) : null}
      </section>
    </Card>
  );
}

/** The coupon on the cart: what it saves, or why it does not. */
function Selected({
  coupon,
  isSending,
}: {
  readonly coupon: NonNullable<CouponsView['selected']>;
  readonly isSending: boolean;
}) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher({ key: 'cart-coupon' });
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
      <div className="room-for-words">
        <p className="font-bold break-words">{coupon.code}</p>
        {coupon.obstacle === null ? (
          <p className="flex items-start gap-2 font-semibold text-primary" role="status">
            <CircleCheckIcon size={20} className="mt-hair shrink-0" />
            {t('coupon.saved', { amount: coupon.saving })}
          </p>
        ) : (
          <p className="flex min-w-0 items-start gap-2 font-semibold text-clay" role="status">
            <CircleAlertIcon size={20} className="mt-hair shrink-0" />
            <span className="min-w-0">{coupon.obstacle}</span>
          </p>
        )}
      </div>
      <fetcher.Form method="post" action={pathTo('cart')}>
        <Button type="submit" name="intent" value="no-coupon" variant="secondary" busy={isSending}>
          {t('coupon.remove')}
        </Button>
      </fetcher.Form>
    </div>
  );
}

function Offered({
  coupon: { code, worth, terms, obstacle },
  isSending,
}: {
  readonly coupon: CouponView;
  readonly isSending: boolean;
}) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher({ key: 'cart-coupon' });
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold">{worth}</p>
        <p className="font-semibold break-words">{code}</p>
        {terms ? <p className="text-14 text-ink-soft">{terms}</p> : null}
        {obstacle ? <p className="text-14 font-semibold">{obstacle}</p> : null}
      </div>
      {obstacle ? null : (
        <fetcher.Form method="post" action={pathTo('cart')}>
          <input type="hidden" name="intent" value="coupon" />
          <Button
            type="submit"
            name="code"
            value={code}
            variant="secondary"
            busy={isSending}
            aria-label={t('coupon.applyNamed', { code })}
          >
            {t('coupon.apply')}
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
