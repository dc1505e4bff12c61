import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { CircleAlertIcon, InfoIcon, Picture, Quantity, TextButton } from '@haat/ui-kit';
import type { NetworkCartLine } from './network-cart.presenter.ts';

/** A line of the network's cart: what it is, what it comes to, − number +, and out with it. */
export function CartLine({ line }: { readonly line: NetworkCartLine }) {
  const { t } = useTranslation('network-cart');
  const [setForm, removeForm] = [useId(), useId()];
  const sent = useNavigation().formData;
  const { variantId, name, quantity, max } = line;
  const isSending = sent?.get('variantId') === variantId;
  return (
    <li className={isSending && sent?.get('intent') === 'remove' ? 'opacity-50' : undefined}>
      <article className="flex min-w-0 flex-col gap-3 p-4">
        <div className="relative flex min-w-0 flex-wrap items-start gap-3">
          <Picture src={line.pictureUrl} alt="" width={64} height={64} tone={line.ground} />
          <div className="room-for-words flex flex-col">
            <h3 className="font-bold">
              <Link
                to={pathTo('networkProduct', { id: line.productId }, { variant: variantId })}
                className="rounded-control after:absolute after:inset-x-0 after:-top-4 after:bottom-0"
              >
                {name}
              </Link>
            </h3>
            <p className="text-14 text-ink-soft">{line.detail}</p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-18 font-bold">{line.amount}</span>
              {line.each ? <span className="text-14 text-ink-soft">{line.each}</span> : null}
            </p>
          </div>
        </div>
        {line.problem ? <LineNote text={line.problem} isProblem /> : null}
        {line.priceNote ? <LineNote text={line.priceNote} isProblem={false} /> : null}
        <Form id={setForm} method="post" preventScrollReset className="contents">
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="variantId" value={variantId} />
        </Form>
        <Form id={removeForm} method="post" preventScrollReset className="flex items-center justify-between gap-3">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="variantId" value={variantId} />
          <TextButton type="submit" tone="danger" edge="start" aria-label={t('line.removeNamed', { name })}>
            {t('line.remove')}
          </TextButton>
          <span className="w-40">
            <Quantity
              value={quantity}
              max={max}
              busy={isSending}
              labels={{
                decrease: quantity > 1 ? t('line.less', { name }) : t('line.removeNamed', { name }),
                increase: t('line.more', { name }),
                quantity: t('line.packs', { name }),
              }}
              decreaseButton={
                quantity > 1
                  ? { type: 'submit', form: setForm, name: 'quantity', value: Math.min(quantity - 1, Math.max(1, max)) }
                  : { type: 'submit', form: removeForm }
              }
              increaseButton={{ type: 'submit', form: setForm, name: 'quantity', value: quantity + 1 }}
            />
          </span>
        </Form>
      </article>
    </li>
  );
}

/** What is wrong with a line, or new: an icon and a sentence, not colour alone. */
function LineNote({ text, isProblem }: { readonly text: string; readonly isProblem: boolean }) {
  const Icon = isProblem ? CircleAlertIcon : InfoIcon;
  const colours = isProblem ? 'bg-clay-tint text-clay' : 'bg-turmeric-tint text-on-turmeric-tint';
  return (
    <p className={`flex min-w-0 items-start gap-2 rounded-control px-3 py-2 font-semibold ${colours}`}>
      <Icon size={20} className="mt-hair shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
