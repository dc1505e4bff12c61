import { useTranslation } from 'react-i18next';
import { MediaPlayer } from '@haat/ui-kit';
import type { filmOf } from './film.data.ts';

/** A film with its captions: what it costs is said first, and nothing of it is loaded before a press. */
export function Film({ film }: { readonly film: NonNullable<ReturnType<typeof filmOf>> }) {
  const { t } = useTranslation('posts');
  return <MediaPlayer kind="video" {...film} failedText={t('film.failed')} retryText={t('main:retry')} />;
}
