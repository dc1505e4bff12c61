import { useTranslation } from 'react-i18next';
import { MoreLink as MoreOfList } from '@haat/ui-kit';

interface MoreLinkProps {
  readonly to: string;
  /** It was requested and is loading. */
  readonly isComing: boolean;
}

/** The next page of the products. */
export function MoreLink({ to, isComing }: MoreLinkProps) {
  const { t } = useTranslation('products');
  return <MoreOfList to={to} isComing={isComing} label={t(isComing ? 'list.loading' : 'list.more')} />;
}
