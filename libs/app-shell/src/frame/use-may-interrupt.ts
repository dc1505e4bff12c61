import { useMatches } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';

/** Whether a question may come over the screen: not where people land from outside, and in no checkout. */
export function useMayInterrupt(): boolean {
  const handle = useMatches().at(-1)?.handle as Partial<ScreenHandle> | undefined;
  return !handle?.isEntry && !handle?.ownBottomBar;
}
