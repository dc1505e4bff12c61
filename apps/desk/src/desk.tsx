import { useEffect, useMemo, useState } from 'react';
import { Box } from '@mui/material';
import { AdminContext, localStorageStore } from 'react-admin';
import type { OperatorResources } from '@haat/api-contract/operator';
import { CallError, SESSION_LOST } from './data/call.ts';
import { dataProvider, loadResources } from './data/data-provider.ts';
import { DeskScreens } from './desk-screens.tsx';
import { deskTheme, SCREENS_ID } from './layout/theme.ts';
import { LockScreen } from './session/lock-screen.tsx';
import { deskState, lockDesk, signOut, type DeskState } from './session/session-calls.ts';
import { SignIn } from './session/sign-in.tsx';
import { useIdleLock } from './session/use-idle-lock.ts';
import { i18nProvider } from './texts/i18n.ts';
import { Loading } from './layout/loading.tsx';

/**
 * The desk: whoever signs in gets the screens of their roles. A lock or a session that has ended covers the screens and
 * leaves them as they are, with what was typed.
 */
export function Desk() {
  const [state, setState] = useState<DeskState | 'unknown'>('unknown');
  const [resources, setResources] = useState<OperatorResources | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const look = () => deskState().then(setState, setFailure);
  const lock = () => {
    setState('locked');
    lockDesk().catch(() => undefined);
  };
  useIdleLock(state === 'open', lock);

  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    addEventListener(SESSION_LOST, lookAgain);
    return () => removeEventListener(SESSION_LOST, lookAgain);
  }, []);

  useEffect(() => {
    if (state !== 'open') return;
    loadResources().then(
      (found) =>
        // Somebody else signed in: nothing of the person before is left on the screen.
        setResources((before) => (before === null || before.user_id === found.user_id ? (before ?? found) : leave())),
      (error: unknown) => {
        if (!(error instanceof CallError) || (error.status !== 401 && error.status !== 423)) setFailure(error);
      },
    );
  }, [state]);

  const store = useMemo(() => localStorageStore('1', `desk-${resources?.user_id ?? 'guest'}`), [resources?.user_id]);
  const isCovered = state === 'locked' || state === 'signed-out';
  return (
    <AdminContext
      key={resources?.user_id ?? 'guest'}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={deskTheme}
      darkTheme={null}
    >
      {state === 'signed-out' && <SignIn hasEnded={resources !== null} onSignedIn={() => setState('open')} />}
      {state === 'locked' && (
        <LockScreen
          onUnlocked={() => setState('open')}
          onEnded={() => setState('signed-out')}
          onSignOut={() => void signOut().then(leave, leave)}
        />
      )}
      {resources === null ? (
        !isCovered && <Loading error={failure} onRetry={() => window.location.reload()} />
      ) : (
        <Box id={SCREENS_ID} inert={isCovered} sx={isCovered ? { display: 'none' } : {}}>
          <DeskScreens {...resources} onLock={lock} onSignOut={() => void signOut().then(leave, setFailure)} />
        </Box>
      )}
    </AdminContext>
  );
}

function leave(): null {
  window.location.replace('/');
  return null;
}
