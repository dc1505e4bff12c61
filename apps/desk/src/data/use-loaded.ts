import { useCallback, useEffect, useState } from 'react';
import { callService } from './call.ts';

/** What a screen loads: it is there, or why it is not. */
export interface Loaded<Data> {
  readonly data: Data | null;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** Loads it again; what is there stays until then. */
  readonly reload: () => void;
}

/**
 * Loads an answer of the services, and again every so often.
 * @param path null loads nothing
 * @param everyMs pause between two loads; once when not given
 * @param load what asks for it, the same function each time
 */
export function useLoaded<Data>(
  path: string | null,
  everyMs?: number,
  load: (path: string, signal: AbortSignal) => Promise<Data> = loadAnswer,
): Loaded<Data> {
  const [data, setData] = useState<Data | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (path === null) return undefined;
    const controller = new AbortController();
    setIsLoading(true);
    load(path, controller.signal).then(
      (found) => {
        setData(found);
        setError(null);
        setIsLoading(false);
      },
      (refusal: unknown) => {
        if (controller.signal.aborted) return;
        setError(refusal);
        setIsLoading(false);
      },
    );
    return () => controller.abort();
  }, [path, turn, load]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    if (everyMs === undefined || path === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, path, reload]);
  return { data, error, isLoading, reload };
}

function loadAnswer<Data>(path: string, signal: AbortSignal): Promise<Data> {
  return callService<Data>(path, { signal });
}
