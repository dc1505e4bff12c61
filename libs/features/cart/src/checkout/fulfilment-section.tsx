import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Card, ClockIcon, InfoIcon, RadioCards, StoreIcon, TextField, TruckIcon } from '@haat/ui-kit';
import type { FilledCart } from '../cart/cart-screen.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import type { PlaceAnswer } from './place-order.data.ts';
import type { MissingField } from './typed-choices.ts';

export interface FulfilmentSectionProps {
  readonly cart: FilledCart;
  readonly isSignedIn: boolean;
  readonly placed: PlaceAnswer | null;
  /** Id of the form that orders. */
  readonly form: string;
}

/** How the goods come: brought or collected, and then where to or by whom. A choice changes the bill at once. */
export function FulfilmentSection({ cart, isSignedIn, placed, form }: FulfilmentSectionProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher();
  const { choices, notes, promised, type } = cart.fulfilment;
  if (choices.length === 0) return null;
  const chosen = fetcher.formData?.get('deliveryType') ?? type;
  const missing = placed?.kind === 'missing' ? placed.fields : [];
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <RadioCards
          legend={t('fulfilment.legend')}
          name="deliveryType"
          form={form}
          columns={2}
          defaultValue={type}
          onChange={(deliveryType) =>
            void fetcher.submit({ intent: 'choices', deliveryType }, { method: 'post', action: pathTo('cart') })
          }
          options={choices.map(({ value, title, detail }) => ({
            value,
            title,
            detail,
            icon: value === 'home_delivery' ? <TruckIcon /> : <StoreIcon />,
          }))}
        />
        {promised ? (
          <p className="flex items-start gap-2 font-semibold">
            <ClockIcon size={20} className="mt-hair shrink-0 text-primary" />
            <span className="min-w-0">{promised}</span>
          </p>
        ) : null}
        {notes.map((note) => (
          <p key={note} className="flex items-start gap-2">
            <InfoIcon size={20} className="mt-hair shrink-0 text-sky" />
            <span className="min-w-0">{note}</span>
          </p>
        ))}
        {choices.length > 1 ? (
          <noscript>
            <Button type="submit" form={form} name="intent" value="choices" variant="secondary" fullWidth>
              {t('fulfilment.update')}
            </Button>
          </noscript>
        ) : null}
      </div>
      {chosen === 'home_delivery' && isSignedIn ? (
        <DeliveryAddress cart={cart} isMissing={missing.includes('address')} />
      ) : null}
      {chosen === 'pickup_from_store' ? (
        <Pickup cart={cart} isSignedIn={isSignedIn} placed={placed} missing={missing} />
      ) : null}
    </>
  );
}

interface PickupProps extends Pick<FulfilmentSectionProps, 'cart' | 'isSignedIn' | 'placed'> {
  readonly missing: readonly MissingField[];
}

/** Where to collect, and who does. */
function Pickup({ cart, isSignedIn, placed, missing }: PickupProps) {
  const { t } = useTranslation('cart');
  const typed = placed?.typed;
  const person = useFormDraft<HTMLDivElement>('pickup', '', placed);
  return (
    <Card>
      <div className="flex min-w-0 gap-3">
        <StoreIcon className="mt-hair shrink-0 text-primary" />
        <div className="min-w-0">
          <h2 className="font-bold">{t('pickup.from')}</h2>
          <p>{cart.shopAddress}</p>
          <p className="text-14 text-ink-soft">{cart.shopDetail}</p>
        </div>
      </div>
      {isSignedIn ? (
        <div ref={person} className="flex min-w-0 flex-col gap-3 border-t border-line pt-3">
          <div>
            <h2 className="font-bold">{t('pickup.heading')}</h2>
            <p className="text-14 text-ink-soft">{t('pickup.hint')}</p>
          </div>
          <TextField
            label={t('pickup.name')}
            name="pickupName"
            autoComplete="name"
            maxLength={LONGEST_NAME}
            defaultValue={typed?.pickupName || cart.pickup.name}
            error={missing.includes('name') ? t('field.name') : undefined}
          />
          <TextField
            label={t('pickup.mobile')}
            name="pickupPhone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            prefix="+91"
            maxLength={20}
            defaultValue={typed?.pickupPhone || cart.pickup.phoneNumber}
            error={missing.includes('mobile') ? t('field.mobile') : undefined}
          />
        </div>
      ) : null}
    </Card>
  );
}
