import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ScreenSkeleton } from '@haat/ui-kit';
import { useIsSlow } from '../use-is-slow.ts';
import { shapeOfScreen } from './screen-shapes.ts';

/**
 * Covers the previous screen while the next one loads, with the next one's shape. A change within the same screen,
 * such as a filter or the next page of a list, is shown by that screen. The previous screen stays mounted under it,
 * with all that was typed.
 */
export function ComingScreen() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const next =
    navigation.state === 'loading' && navigation.location.pathname !== pathname ? navigation.location.pathname : null;
  const isSlow = useIsSlow(next !== null);
  useEffect(preloadOfflineTexts, []);
  if (next === null || !isSlow) return null;
  return (
    <div className="absolute inset-0 z-20 overflow-clip bg-paper">
      <div className="sticky top-0 max-h-dvh overflow-clip p-4 lg:p-6">
        <ScreenSkeleton screen={shapeOfScreen(next)} />
      </div>
    </div>
  );
}

/** What is said and shown then has to be there before the signal is lost. */
function preloadOfflineTexts(): void {
  new Image().src = '/pictures/offline.svg';
  void import('./screen-error.tsx').catch(() => undefined);
}
