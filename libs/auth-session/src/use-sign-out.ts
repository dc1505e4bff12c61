import type { FormEvent } from 'react';
import { broadcastSignOut } from './keep-session-alive.ts';
import { clearAndReload } from './clear-and-reload.ts';

/**
 * What a sign-out form does where scripts run: it ends the session, clears this device and every open tab, and opens
 * home. So does one that leaves a shared phone to another person.
 * The form itself works without: `<form method="post" action={SESSION_PATHS.logout}
 * onSubmit={useSignOut()}>`.
 * @param home the page that is opened
 */
export function useSignOut(home = '/'): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    void fetch(form.action, { method: 'POST', headers: { accept: 'application/json' } }).then(
      (response) => {
        if (!response.ok) return form.submit();
        const isDone = clearAndReload('signed-out', home);
        broadcastSignOut();
        return isDone;
      },
      // No signal: the browser's own page says so, and nothing is half done.
      () => form.submit(),
    );
  };
}
