import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { CircleHelpIcon, List, ListRow } from '@haat/ui-kit';

/** The way to experts. */
export function AskRow() {
  const { t } = useTranslation('home');
  return (
    <List>
      <ListRow
        to={pathTo('askExpert')}
        leading={<CircleHelpIcon size={30} className="text-primary" />}
        title={t('ask.title')}
        detail={t('ask.text')}
      />
    </List>
  );
}
