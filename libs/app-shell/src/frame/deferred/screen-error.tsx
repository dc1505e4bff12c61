import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { ButtonLink, ErrorState, Page } from '@haat/ui-kit';

/** Waits before a screen that could not load tries by itself, milliseconds; the last one repeats. */
const TRY_AGAIN_AFTER_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * A screen that failed: what happened, in the farmer's words, and what to do. It recovers by itself when the reason
 * passes.
 */
export function ScreenError() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const kind = failureKind(useRouteError());
  // A screen whose script did not come has nothing to draw new data with: the page is reloaded, as soon as there is a
  // signal.
  const again = kind.needsPage ? loadPageAnew : revalidate;
  useRecovery(kind.mayPass, again);

  function tryAgain(event: MouseEvent): void {
    event.preventDefault();
    void again();
  }

  return (
    <Page>
      <ErrorState
        headingLevel={1}
        picture={`/pictures/${kind.picture}.svg`}
        title={t(kind.titleKey)}
        detail={kind.detailKey === null ? undefined : t(kind.detailKey)}
        action={
          <>
            {kind.isGone ? null : (
              <ButtonLink to={pathname + search} reloadDocument onClick={tryAgain} fullWidth>
                {t(state === 'idle' ? 'retry' : 'states.retrying')}
              </ButtonLink>
            )}
            <ButtonLink to={pathTo('home')} variant={kind.isGone ? 'primary' : 'quiet'} fullWidth>
              {t('go_home')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

interface FailureKind {
  /** Name of the drawn picture. */
  readonly picture: string;
  readonly titleKey: string;
  readonly detailKey: string | string[] | null;
  /** Retrying may help, also automatically. */
  readonly mayPass: boolean;
  /** It is not there, and trying again will not bring it. */
  readonly isGone: boolean;
  /** Trying again means loading the whole page. */
  readonly needsPage: boolean;
}

/** What to say of something that was thrown. */
function failureKind(error: unknown): FailureKind {
  if (isRouteErrorResponse(error)) {
    const code = codeIn(error.data);
    if (error.status === 502 || error.status === 503 || error.status === 504) {
      return {
        picture: 'error',
        titleKey: 'states.unavailable',
        detailKey: 'states.unavailable_detail',
        mayPass: true,
        isGone: false,
        needsPage: false,
      };
    }
    if (error.status === 404 || error.status === 410) {
      return {
        picture: 'not-found',
        titleKey: 'states.not_found',
        detailKey: code === null ? 'states.not_found_detail' : errorTextKeys(code),
        mayPass: false,
        isGone: true,
        needsPage: false,
      };
    }
    if (error.status < 500 && code !== null)
      return {
        picture: 'error',
        titleKey: 'oops',
        detailKey: errorTextKeys(code),
        mayPass: false,
        isGone: false,
        needsPage: false,
      };
  }
  // The browser could not reach the shell: presumably offline.
  if (typeof navigator !== 'undefined' && isFetchFailure(error)) {
    return {
      picture: 'offline',
      titleKey: 'states.no_signal',
      detailKey: 'states.no_signal_detail',
      mayPass: true,
      isGone: false,
      needsPage: true,
    };
  }
  return {
    picture: 'error',
    titleKey: 'oops',
    detailKey: 'oops_detail',
    mayPass: false,
    isGone: false,
    needsPage: false,
  };
}

/**
 * Reloads the page once the shell answers, or where the phone keeps a copy of it: else that would end on the browser's
 * error page.
 */
async function loadPageAnew(): Promise<void> {
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(() => true, isKept);
  if (isThere) location.reload();
}

async function isKept(): Promise<boolean> {
  const { pathname, search } = location;
  // Without https there are no caches.
  return (await globalThis.caches?.match(pathname + search, { ignoreVary: true })) !== undefined;
}

function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

function codeIn(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'
    ? data.code
    : null;
}

/** Tries again by itself: after a while, longer each time, and at once when the network is back. */
function useRecovery(mayPass: boolean, again: () => Promise<void>): void {
  const tries = useRef(0);
  useEffect(() => {
    if (!mayPass) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const wait = () => {
      timer = isLeft
        ? undefined
        : setTimeout(tryNow, TRY_AGAIN_AFTER_MS[Math.min(tries.current, TRY_AGAIN_AFTER_MS.length - 1)]);
    };
    const tryNow = () => {
      clearTimeout(timer);
      tries.current += 1;
      void again().finally(wait);
    };
    wait();
    window.addEventListener('online', tryNow);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryNow);
    };
  }, [mayPass, again]);
}
