import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '@haat/ui-kit';

/** Puts the goods of an order into the cart once more. */
export function ReorderSection() {
  const { t } = useTranslation('order');
  const isBusy = useNavigation().formData?.get('intent') === 'reorder';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="reorder" />
      <Button type="submit" variant="secondary" size="large" fullWidth busy={isBusy}>
        {t('again.action')}
      </Button>
    </Form>
  );
}
