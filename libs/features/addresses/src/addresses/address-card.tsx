import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { Address } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Badge, Banner, Button, ButtonLink, Card, MapPinIcon, TextButton, TextLink } from '@haat/ui-kit';

export interface AddressCardProps {
  readonly address: Address;
  /** The goods are to be brought to one of them. */
  readonly isChoosing: boolean;
  /** Where to go on to, if anywhere. */
  readonly next: string | null;
  readonly asksToRemove: boolean;
}

/** An address with what can be done with it. Removing asks first, at an address of its own, so it needs no script. */
export function AddressCard({ address, isChoosing, next, asksToRemove }: AddressCardProps) {
  const { t } = useTranslation('address');
  const sent = useNavigation().formData;
  const { id, name, village } = address;
  const isBusy = (intent: string) => sent?.get('id') === id && sent.get('intent') === intent;
  const here = { next, choose: isChoosing ? 1 : null };
  return (
    <Card>
      <div className="flex min-w-0 gap-3">
        <MapPinIcon className="mt-hair shrink-0 text-primary" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-bold">{name}</h2>
          <p>{address.full_display_address}</p>
          <p className="text-14 text-ink-soft">{t('list.phone', { phone: address.phone_number })}</p>
          {address.lat_lng === null ? (
            <p className="text-14 text-ink-soft">{t('list.byPincode', { pincode: address.pincode })}</p>
          ) : null}
          {address.is_default ? <Badge tone="success">{t('list.default')}</Badge> : null}
        </div>
      </div>
      {asksToRemove ? (
        <Banner
          tone="warning"
          announce
          title={t('ask.title')}
          action={
            <Form method="post" className="flex w-full flex-col gap-2">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="remove" variant="danger" fullWidth busy={isBusy('remove')}>
                {t('list.remove')}
              </Button>
              <ButtonLink to={pathTo('addresses', {}, here)} variant="secondary" fullWidth preventScrollReset>
                {t('ask.keep')}
              </ButtonLink>
            </Form>
          }
        >
          {t('ask.text')}
        </Banner>
      ) : (
        <Form method="post" className="flex min-w-0 flex-col gap-2">
          <input type="hidden" name="id" value={id} />
          {isChoosing ? (
            <Button type="submit" name="intent" value="choose" fullWidth busy={isBusy('choose')}>
              {t('list.here')}
            </Button>
          ) : null}
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
            <TextLink
              edge="start"
              to={pathTo('editAddress', { id }, { next })}
              aria-label={t('list.editNamed', { name, village })}
            >
              {t('list.edit')}
            </TextLink>
            <TextLink
              to={pathTo('addresses', {}, { ...here, remove: id })}
              tone="danger"
              preventScrollReset
              aria-label={t('list.removeNamed', { name, village })}
            >
              {t('list.remove')}
            </TextLink>
            {address.is_default || isChoosing ? null : (
              <TextButton type="submit" name="intent" value="default">
                {t('list.makeDefault')}
              </TextButton>
            )}
          </div>
        </Form>
      )}
    </Card>
  );
}
