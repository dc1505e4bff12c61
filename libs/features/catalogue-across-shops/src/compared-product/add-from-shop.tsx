import { Form, useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button } from '@haat/ui-kit';

interface AddFromShopProps {
  readonly variantId: string;
  readonly vendorId: string;
  readonly label: string;
  /** The label for screen readers: product and shop. */
  readonly spoken: string;
  /** The one of the screen that is proposed. */
  readonly isMain: boolean;
}

/**
 * Puts one pack into the cart by the cart's own page, which comes back here, or asks first where the cart holds
 * another shop's goods. The document is reloaded, with and without JavaScript: the cart's page asks the question.
 */
export function AddFromShop({ variantId, vendorId, label, spoken, isMain }: AddFromShopProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={pathTo('cart')} reloadDocument className="contents">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="vendorId" value={vendorId} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="isPrebook" value="false" />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <Button type="submit" variant={isMain ? 'primary' : 'secondary'} fullWidth aria-label={spoken}>
        {label}
      </Button>
    </Form>
  );
}
