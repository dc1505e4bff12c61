import type { FormEvent } from 'react';
import { clearPersonalData } from './personal-data.ts';
import { SESSION_PATHS } from './session-paths.ts';
import { broadcastSignOut } from './use-session-care.ts';

/**
 * What a sign-out form does where scripts run: it ends the session, clears this device and every open tab, and opens home.
 * The form itself works without: `<form method="post" action={SESSION_PATHS.logout} onSubmit={useSignOut(keys)}>`.
 */
export function useSignOut(personalKeys: readonly string[]): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    void fetch(SESSION_PATHS.logout, { method: 'POST', headers: { accept: 'application/json' } }).then(
      (response) => {
        if (!response.ok) return form.submit();
        clearPersonalData(personalKeys);
        broadcastSignOut();
        window.location.assign('/');
        return undefined;
      },
      // No signal: the browser's own page says so, and nothing is half done.
      () => form.submit(),
    );
  };
}
