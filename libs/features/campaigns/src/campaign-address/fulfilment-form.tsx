import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink, MapPinIcon, PlusIcon, RadioCards, StickyAction, StoreIcon } from '@haat/ui-kit';
import type { FulfilmentOptions } from './fulfilment-options.data.ts';

export interface FulfilmentFormProps {
  readonly options: Extract<FulfilmentOptions, { kind: 'options' }>;
  /** What is asked: heard with the cards, seen in the bar above. */
  readonly legend: string;
  /** Page on which an address is written, which comes back. */
  readonly newAddressPath: string;
  /** It was sent with nothing chosen. */
  readonly isMissing: boolean;
}

/**
 * The farmer's addresses and the shop's counter, one to be chosen. Without either option an address is entered first.
 */
export function FulfilmentForm({
  options: { shop, cards, chosen, delivers },
  legend,
  newAddressPath,
  isMissing,
}: FulfilmentFormProps) {
  const { t } = useTranslation('growth');
  const isSending = useNavigation().formMethod === 'POST';
  const hasAddress = cards.some(({ isPickup }) => !isPickup);
  const write = (
    <ButtonLink
      to={newAddressPath}
      variant={cards.length === 0 ? 'primary' : 'secondary'}
      size="large"
      fullWidth
      icon={<PlusIcon />}
    >
      {t(hasAddress ? 'option.another' : 'option.write')}
    </ButtonLink>
  );
  if (cards.length === 0) {
    return (
      <>
        <p>{t('option.none', { shop })}</p>
        <StickyAction>{write}</StickyAction>
      </>
    );
  }
  return (
    <>
      <Form id="ways" method="post">
        <RadioCards
          key={chosen}
          legend={legend}
          legendHidden
          name="way"
          defaultValue={chosen ?? undefined}
          error={isMissing ? t('option.missing') : undefined}
          options={cards.map(({ value, title, detail, isPickup }) => ({
            value,
            title,
            detail,
            icon: isPickup ? <StoreIcon /> : <MapPinIcon />,
          }))}
        />
      </Form>
      {delivers ? write : null}
      <StickyAction>
        <Button type="submit" form="ways" size="large" fullWidth busy={isSending}>
          {t('option.action')}
        </Button>
      </StickyAction>
    </>
  );
}
