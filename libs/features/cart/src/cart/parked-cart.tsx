import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Banner, Button } from '@haat/ui-kit';
import type { ParkedCartView } from './cart-screen.ts';

/** The cart that a new one replaced, with the button that brings it back. */
export function ParkedCart({ parked }: { readonly parked: ParkedCartView }) {
  const { t } = useTranslation('cart');
  const isRestoring = useNavigation().formData?.get('intent') === 'restore';
  return (
    <Banner
      tone="info"
      title={parked.title}
      action={
        <Form method="post" className="w-full">
          <Button type="submit" name="intent" value="restore" variant="secondary" fullWidth busy={isRestoring}>
            {t('parked.action')}
          </Button>
        </Form>
      }
    >
      {parked.detail}
    </Banner>
  );
}
