import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, VendorCard } from '@haat/ui-kit';
import type { NetworkProductShown } from './network-product.data.ts';

interface SellerTermsProps {
  readonly seller: NetworkProductShown['seller'];
  /** How it sends, takes back and is paid for the chosen pack. */
  readonly terms: readonly string[];
}

/** Who sells the goods: how far, on what terms, and what else it has. */
export function SellerTerms({ seller, terms }: SellerTermsProps) {
  const { t } = useTranslation('open-network');
  const { name, distance, reach, minOrder, providerId } = seller;
  return (
    <VendorCard
      name={name}
      detail={distance === null ? undefined : t('seller.away', { distance })}
      footer={
        <>
          <ul className="flex flex-col gap-1">
            {[...reach, minOrder, ...terms].map((line) => (line ? <li key={line}>{line}</li> : null))}
          </ul>
          <ButtonLink to={pathTo('networkShops', {}, { seller: providerId })} variant="secondary" fullWidth>
            {t('seller.goods')}
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        </>
      }
    />
  );
}
