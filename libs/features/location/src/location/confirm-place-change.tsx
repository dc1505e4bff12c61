import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink } from '@haat/ui-kit';

export interface ConfirmPlaceChangeProps {
  /** The shop whose goods are in the cart. */
  readonly shop: string;
  /** The place that was chosen, in words. */
  readonly place: string;
  /** The place as it was asked for: one of the two. */
  readonly pincode: string;
  readonly latLng: string;
  readonly next: string;
}

/** Says that the cart's shop does not serve the new place, and asks. Nothing is lost either way. */
export function ConfirmPlaceChange({ shop, place, pincode, latLng, next }: ConfirmPlaceChangeProps) {
  const { t } = useTranslation('location');
  return (
    <Banner
      tone="warning"
      announce
      title={t('ask.title')}
      action={
        <Form method="post" className="flex w-full flex-col gap-2">
          <input type="hidden" name="pincode" value={pincode} />
          <input type="hidden" name="latLng" value={latLng} />
          <input type="hidden" name="next" value={next} />
          <Button type="submit" name="confirmed" value="yes" fullWidth>
            {t('ask.change')}
          </Button>
          <ButtonLink to={pathTo('home')} variant="secondary" fullWidth>
            {t('ask.stay')}
          </ButtonLink>
        </Form>
      }
    >
      {t('ask.detail', { shop, place })}
    </Banner>
  );
}
