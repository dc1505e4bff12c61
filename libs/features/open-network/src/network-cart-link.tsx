import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, ShoppingCartIcon } from '@haat/ui-kit';

/** The way to the network's cart, with what is in it; nothing for an empty one, or where that is not known. */
export function NetworkCartLink({ count }: { readonly count: number }) {
  const { t } = useTranslation('open-network');
  if (count === 0) return null;
  return (
    <ButtonLink to={pathTo('networkCart')} variant="secondary" fullWidth icon={<ShoppingCartIcon />}>
      {t('buy.cart', { count })}
    </ButtonLink>
  );
}
