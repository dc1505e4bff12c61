import { useTexts } from '@haat/i18n';
import { Banner } from '@haat/ui-kit';

/** A row that could not be loaded: that is not 'there are none'. */
export function NotLoaded() {
  const { t } = useTexts('home');
  return <Banner tone="neutral">{t('shelf.failed')}</Banner>;
}
