import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { WEBVIEW_CODES, tellHost } from '@haat/auth-session';

/**
 * On arriving at another page: its heading gets the focus, so that a screen reader announces the page, and the title
 * is told to a host app, which knows the first one from the page itself. Changing the query, as filters do, moves
 * nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (isSame) return;
    if (isFirst) return;
    tellHost({ code: WEBVIEW_CODES.title, payload: { title: document.title } });
    focusHeading();
  }, [pathname]);
}

function focusHeading(): void {
  // A screen that set the focus itself, such as to its first field, keeps it.
  if (document.activeElement instanceof HTMLInputElement) return;
  const heading = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
