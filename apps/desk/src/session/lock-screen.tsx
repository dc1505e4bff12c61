import { useState } from 'react';
import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CallError } from '../data/call.ts';
import { useNames } from '../texts/use-names.ts';
import { CodeField } from './code-field.tsx';
import { FrontPage } from './front-page.tsx';
import { unlockDesk } from './session-calls.ts';

interface LockScreenProps {
  readonly onUnlocked: () => void;
  readonly onEnded: () => void;
  readonly onSignOut: () => void;
}

/** A locked desk: the second factor opens it again, and what was typed is still there. */
export function LockScreen({ onUnlocked, onEnded, onSignOut }: LockScreenProps) {
  const t = useTranslate();
  const names = useNames();
  const [code, setCode] = useState('');
  const [error, setError] = useState<unknown>(null);
  const unlock = () => {
    setError(null);
    unlockDesk(code).then(onUnlocked, (refusal: unknown) => {
      if (refusal instanceof CallError && refusal.status === 401) onEnded();
      else setError(refusal);
      setCode('');
    });
  };
  return (
    <FrontPage title={t('desk.lock.title')} onSubmit={unlock}>
      <Typography>{t('desk.lock.why')}</Typography>
      {error !== null && <Alert severity="error">{names.refusal(error)}</Alert>}
      <CodeField label={t('desk.sign_in.factor')} value={code} onChange={setCode} />
      <Button type="submit" variant="contained" size="large">
        {t('desk.lock.open')}
      </Button>
      <Button onClick={onSignOut}>{t('desk.sign_out')}</Button>
    </FrontPage>
  );
}
