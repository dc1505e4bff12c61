import { useMatches } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';

/** What the current screen declares to the frame: its handle, and `title` and `subtitle` of its loader's data. */
export interface ShownScreen {
  readonly frame: NonNullable<ScreenHandle['frame']>;
  readonly backTo: string;
  readonly ownHeading: boolean;
  readonly ownBottomBar: boolean;
  /** A copy of it is kept on the phone. */
  readonly isKept: NonNullable<ScreenHandle['isKept']>;
  readonly title: string | null;
  readonly subtitle: string | null;
}

/** The screen that is shown. */
export function useScreen(): ShownScreen {
  const matches = useMatches();
  const deepest = matches.at(-1);
  const handle = (deepest?.handle ?? {}) as Partial<ScreenHandle>;
  const data: unknown = deepest?.loaderData;
  return {
    frame: handle.frame ?? 'plain',
    backTo: handle.backTo ?? '/',
    ownHeading: handle.ownHeading ?? false,
    ownBottomBar: handle.ownBottomBar ?? false,
    isKept: handle.isKept ?? false,
    title: textIn(data, 'title'),
    subtitle: textIn(data, 'subtitle'),
  };
}

function textIn(data: unknown, key: 'title' | 'subtitle'): string | null {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : null;
  return typeof value === 'string' && value !== '' ? value : null;
}
