import type { FormEvent } from 'react';
import { broadcastSignOut } from './keep-session-alive.ts';
import { clearAndReload } from './clear-and-reload.ts';
import { SESSION_PATHS } from './session-paths.ts';

/**
 * What a sign-out form does where scripts run: it ends the session, clears this device and every open tab, and opens
 * home.
 * The form itself works without: `<form method="post" action={SESSION_PATHS.logout}
 * onSubmit={useSignOut()}>`.
 */
export function useSignOut(): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    void fetch(SESSION_PATHS.logout, { method: 'POST', headers: { accept: 'application/json' } }).then(
      (response) => {
        if (!response.ok) return form.submit();
        broadcastSignOut();
        return clearAndReload('signed-out');
      },
      // No signal: the browser's own page says so, and nothing is half done.
      () => form.submit(),
    );
  };
}
