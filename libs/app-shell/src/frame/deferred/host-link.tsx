import { useEffect, useRef } from 'react';
import { useRootData } from '@haat/app-context';
import { HOST_LISTENED_TO, SESSION_REFRESHED } from '@haat/auth-session';
import { openHostLink, type HostLink as Link } from '@haat/auth-session/host-app';

/**
 * Answers the host app that shows the page, and tells it the tokens on start, after a sign-in and after each refresh.
 * It shows nothing.
 */
export function HostLink() {
  const { session, hostOrigins } = useRootData();
  const link = useRef<Link>(null);
  const { status, expiresAt } = session;
  const origins = hostOrigins.join();

  useEffect(() => {
    const opened = openHostLink(
      {
        window,
        ownOrigin: location.origin,
        fetch: (path, init) => fetch(path, init),
        elapsed: () => performance.now(),
        reload: () => location.reload(),
      },
      origins.split(',').filter(Boolean),
    );
    const receive = (event: MessageEvent) => opened.receive(event);
    const tell = () => void opened.tellTokens().catch(() => undefined);
    link.current = opened;
    addEventListener('message', receive);
    dispatchEvent(new CustomEvent(HOST_LISTENED_TO, { detail: receive }));
    addEventListener(SESSION_REFRESHED, tell);
    return () => {
      link.current = null;
      removeEventListener('message', receive);
      removeEventListener(SESSION_REFRESHED, tell);
    };
  }, [origins]);

  useEffect(() => {
    if (status === 'authenticated') void link.current?.tellTokens().catch(() => undefined);
  }, [status, expiresAt]);
  return null;
}
