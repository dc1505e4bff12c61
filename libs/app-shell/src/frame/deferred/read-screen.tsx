import { useTranslation } from 'react-i18next';
import { showToast, useLanguage, useRootData } from '@haat/app-context';
import { ReadAloud } from '@haat/ui-kit';

const MAIN = {
  get current() {
    return document.getElementById('main');
  },
};

const reportFailure = () => showToast({ textKey: 'main:read_aloud.failed', tone: 'warning' });

/** Where it cannot be fetched there is no network to tell it by. */
const tell = () =>
  void import('./tell-read-aloud.ts').then(
    ({ tellReadAloud }) => tellReadAloud(),
    () => undefined,
  );

/** Reads the screen to who reads slowly, in the page's language. */
export function ReadScreen() {
  const { t } = useTranslation();
  const { isMeasured } = useRootData();
  const labels = {
    listen: t('read_aloud.listen'),
    pause: t('read_aloud.pause'),
    resume: t('read_aloud.resume'),
    stop: t('read_aloud.stop'),
  };
  return (
    <ReadAloud
      language={useLanguage()}
      labels={labels}
      region={MAIN}
      onFailed={reportFailure}
      onListen={isMeasured ? tell : undefined}
    />
  );
}
