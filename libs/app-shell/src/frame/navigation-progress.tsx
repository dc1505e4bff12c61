import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useIsSlow } from './use-is-slow.ts';

/** On a slow line: announces that the next page is loading. The screen stays until it is there. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const isSlow = useIsSlow(useNavigation().state !== 'idle');
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-30">
      {isSlow ? (
        <>
          <span className="sr-only">{t('states.loading')}</span>
          <span className="block h-1 animate-waiting bg-turmeric" />
        </>
      ) : null}
    </div>
  );
}
