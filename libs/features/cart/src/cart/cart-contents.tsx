import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { deferred } from '@haat/progressive';
import { Badge, Banner, Bill, Card, Columns, StickyAction, StoreIcon } from '@haat/ui-kit';
import type { PlaceAnswer } from '../checkout/place-order.data.ts';
import { CartLine } from './cart-line.tsx';
import type { FilledCart } from './cart-screen.ts';
import { MainAction } from './main-action.tsx';

const CouponSection = deferred('coupon', async () => (await import('../checkout/checkout-sections.ts')).CouponSection);
const FulfilmentSection = deferred(
  'fulfilment',
  async () => (await import('../checkout/checkout-sections.ts')).FulfilmentSection,
);
const PaymentSection = deferred(
  'payment',
  async () => (await import('../checkout/checkout-sections.ts')).PaymentSection,
);
const UnservedSection = deferred('unserved', async () => (await import('./unserved-section.tsx')).UnservedSection);
const PrebookSection = deferred(
  'prebook',
  async () => (await import('../checkout/checkout-sections.ts')).PrebookSection,
);

export interface CartContentsProps {
  readonly cart: FilledCart;
  /** What the goods come to, for a cart that has no whole bill yet. */
  readonly goodsTotal: string;
  readonly isSignedIn: boolean;
  /** Result of the last attempt to order, with everything that was typed. */
  readonly placed: PlaceAnswer | null;
}

/** A cart with something in it, from its goods down to the button that orders them. */
export function CartContents({ cart, goodsTotal, isSignedIn, placed }: CartContentsProps) {
  const { t } = useTranslation('cart');
  const fixForm = useId();
  return (
    <Columns
      side="end"
      aside={<Ordering cart={cart} goodsTotal={goodsTotal} isSignedIn={isSignedIn} placed={placed} fixForm={fixForm} />}
    >
      <div className="flex min-w-0 items-start gap-3">
        <StoreIcon className="mt-1 shrink-0 text-primary" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-18 font-bold">{cart.shop ? t('goodsOf', { shop: cart.shop }) : t('title')}</h2>
          {cart.isPrebook ? <Badge tone="warning">{t('prebook')}</Badge> : null}
        </div>
      </div>
      {cart.isBlocked ? (
        <Form id={fixForm} method="post">
          <input type="hidden" name="intent" value="fix" />
          <Banner tone="danger" title={t('fix.title')}>
            {t('fix.text')}
          </Banner>
        </Form>
      ) : null}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {cart.lines.map((line) => (
          <CartLine key={line.variantId} line={line} vendorId={cart.vendorId} isPrebook={cart.isPrebook} />
        ))}
      </ul>
    </Columns>
  );
}

/** How the goods come, what they cost, and the button that orders them. */
function Ordering({ cart, goodsTotal, isSignedIn, placed, fixForm }: CartContentsProps & { readonly fixForm: string }) {
  const { t } = useTranslation('cart');
  const orderForm = useId();
  const { bill } = cart;
  return (
    <>
      <div className="peer flex min-w-0 flex-col gap-4">
        <Form id={orderForm} method="post" className="contents">
          <input type="hidden" name="seen" value={cart.snapshot} />
          {cart.unserved ? <UnservedSection cart={cart} reason={cart.unserved} /> : null}
          <FulfilmentSection cart={cart} isSignedIn={isSignedIn} placed={placed} form={orderForm} />
        </Form>
        {cart.prebook ? <PrebookSection prebook={cart.prebook} form={orderForm} /> : null}
        {bill && cart.coupons ? <CouponSection coupons={cart.coupons} /> : null}
        {bill ? (
          <Card>
            <h2 className="text-18 font-bold">{t('bill.heading')}</h2>
            <Bill rows={bill.rows} total={{ label: t('bill.total'), amount: bill.total }} />
            {bill.beside ? <p className="text-14">{bill.beside}</p> : null}
          </Card>
        ) : null}
        <PaymentSection payment={cart.payment} form={orderForm} placed={placed} />
        {isSignedIn ? null : <p className="text-ink-soft">{t('guest.text')}</p>}
      </div>
      {/* On a slow line the parts above come after the screen: nothing is ordered before they can be read, and are in
          the form. */}
      <div className="contents peer-has-[[data-deferred=payment]:empty]:invisible">
        <StickyAction total={{ label: t(bill ? 'bill.total' : 'bill.goodsTotal'), amount: bill?.total ?? goodsTotal }}>
          <MainAction cart={cart} isSignedIn={isSignedIn} orderForm={orderForm} fixForm={fixForm} />
        </StickyAction>
      </div>
    </>
  );
}
