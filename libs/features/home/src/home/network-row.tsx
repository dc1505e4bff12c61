import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { List, ListRow, StoreIcon } from '@haat/ui-kit';

/** The way to the shops of the open network. */
export function NetworkRow() {
  const { t } = useTranslation('home');
  return (
    <List>
      <ListRow
        to={pathTo('networkShops')}
        leading={<StoreIcon size={30} className="text-primary" />}
        title={t('network.title')}
        detail={t('network.text')}
      />
    </List>
  );
}
