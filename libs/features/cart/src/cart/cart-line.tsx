import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { queueChange, useCartQuantity } from '@haat/cart-store';
import { deferred } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { CircleAlertIcon, InfoIcon, Picture, Quantity, TextButton } from '@haat/ui-kit';
import type { CartLineView } from './cart-screen.ts';
import type { LineAnswer } from './change-cart.data.ts';

const InsuranceSection = deferred(
  'insurance',
  async () => (await import('../checkout/checkout-sections.ts')).InsuranceSection,
);

export interface CartLineProps {
  readonly line: CartLineView;
  readonly vendorId: string;
  readonly isPrebook: boolean;
}

/** A line of the cart: what it is, what it comes to, − number +, and out with it. Each press counts at once. */
export function CartLine({ line, vendorId, isPrebook }: CartLineProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher<LineAnswer>({ key: `cart-${line.variantId}` });
  const setForm = useId();
  const removeForm = useId();
  const sent = fetcher.formData;
  const kept = useCartQuantity(line.variantId, line.quantity);
  const isLeaving = sent?.get('intent') === 'remove' || kept === 0;
  const quantity = sent && !isLeaving ? Number(sent.get('quantity')) : kept || line.quantity;
  const { name } = line;

  /** Without a network the change waits on the phone; on this page it cannot be refused. */
  function holdOffline(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (queueChange(new FormData(event.currentTarget, submitter), quantity) !== null) event.preventDefault();
  }

  return (
    <li className={isLeaving ? 'opacity-50' : undefined}>
      <article className="flex min-w-0 flex-col gap-3 p-4">
        <div className="relative flex min-w-0 flex-wrap items-start gap-3">
          {line.pictureUrl ? <Picture src={line.pictureUrl} alt="" width={64} height={64} tone="soil" /> : null}
          <div className="room-for-words flex flex-col">
            <h3 className="font-bold">
              {line.slug ? (
                <Link
                  to={pathTo('product', { slug: line.slug })}
                  className="rounded-control after:absolute after:inset-x-0 after:-top-4 after:bottom-0"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <p className="text-14 text-ink-soft">{[line.brand, line.pack].filter(Boolean).join(' · ')}</p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-18 font-bold">{line.amount}</span>
              {line.each ? <span className="text-14 text-ink-soft">{line.each}</span> : null}
            </p>
          </div>
        </div>
        {line.problem ? <LineProblem {...line.problem} /> : null}
        <fetcher.Form id={setForm} method="post" action={pathTo('cart')} className="contents" onSubmit={holdOffline}>
          <LineFields intent="set" {...{ line, vendorId, isPrebook }} />
        </fetcher.Form>
        <fetcher.Form
          id={removeForm}
          method="post"
          action={pathTo('cart')}
          className="flex items-center justify-between gap-3"
          onSubmit={holdOffline}
        >
          <LineFields intent="remove" {...{ line, vendorId, isPrebook }} />
          <TextButton type="submit" tone="danger" edge="start" aria-label={t('line.removeNamed', { name })}>
            {t('line.remove')}
          </TextButton>
          <span className="w-40">
            <Quantity
              value={quantity}
              max={line.max}
              labels={{
                decrease: quantity > 1 ? t('line.less', { name }) : t('line.removeNamed', { name }),
                increase: t('line.more', { name }),
                quantity: t('line.packs', { name }),
              }}
              decreaseButton={
                quantity > 1
                  ? {
                      type: 'submit',
                      form: setForm,
                      name: 'quantity',
                      value: Math.min(quantity - 1, Math.max(1, line.max)),
                    }
                  : { type: 'submit', form: removeForm }
              }
              increaseButton={{ type: 'submit', form: setForm, name: 'quantity', value: quantity + 1 }}
            />
          </span>
        </fetcher.Form>
        {line.mostNote === null ? null : <p className="text-14 text-ink-soft">{line.mostNote}</p>}
        {line.insurance.length > 0 && !isLeaving ? <InsuranceSection line={line} /> : null}
      </article>
    </li>
  );
}

function LineFields({ intent, line, vendorId, isPrebook }: CartLineProps & { readonly intent: 'set' | 'remove' }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="page" value="cart" />
      <input type="hidden" name="variantId" value={line.variantId} />
      <input type="hidden" name="vendorId" value={vendorId} />
      <input type="hidden" name="isPrebook" value={String(isPrebook)} />
      <input type="hidden" name="redirectTo" value={pathTo('cart')} />
    </>
  );
}

/** The problem of a line: an icon and a sentence, not colour alone. */
function LineProblem({ text, blocks }: NonNullable<CartLineView['problem']>) {
  const colours = blocks ? 'bg-clay-tint text-clay' : 'bg-turmeric-tint text-on-turmeric-tint';
  return (
    <p className={`flex min-w-0 items-start gap-2 rounded-control px-3 py-2 font-semibold ${colours}`}>
      {blocks ? (
        <CircleAlertIcon size={20} className="mt-hair shrink-0" />
      ) : (
        <InfoIcon size={20} className="mt-hair shrink-0" />
      )}
      <span className="min-w-0">{text}</span>
    </p>
  );
}
