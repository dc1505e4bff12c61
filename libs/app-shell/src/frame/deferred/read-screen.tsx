import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { showToast, tellEvent, useLanguage, useRootData } from '@haat/app-context';
import { ReadAloud } from '@haat/ui-kit';

const MAIN = {
  get current() {
    return document.getElementById('main');
  },
};

const reportFailure = () => showToast({ textKey: 'main:read_aloud.failed', tone: 'warning' });

/** Reads the screen to who reads slowly, in the page's language. */
export function ReadScreen() {
  const { t } = useTranslation();
  const { isMeasured } = useRootData();
  const { pathname: route } = useLocation();
  const tell = () => tellEvent(isMeasured, { name: 'read_aloud', properties: { route } });
  const labels = {
    listen: t('read_aloud.listen'),
    pause: t('read_aloud.pause'),
    resume: t('read_aloud.resume'),
    stop: t('read_aloud.stop'),
  };
  return <ReadAloud language={useLanguage()} labels={labels} region={MAIN} onFailed={reportFailure} onListen={tell} />;
}
