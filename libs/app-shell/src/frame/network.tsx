import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineBar } from '@haat/ui-kit';

/** Says that there is no network, as long as there is none. */
export function Network() {
  const { t } = useTranslation();
  return <OfflineBar offline={useIsOffline()} text={t('states.offline')} />;
}

/** Whether the device says that it has no network; on the server it has. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
