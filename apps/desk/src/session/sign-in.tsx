import { useState } from 'react';
import { Alert, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FactorSecret, HumanCheckChallenge, OtpSent } from '@haat/api-contract';
import { CallError } from '../data/call.ts';
import { focusField } from '../layout/focus-field.ts';
import { useNames } from '../texts/use-names.ts';
import { CodeField } from './code-field.tsx';
import { FrontPage } from './front-page.tsx';
import { sendCode, setUpApp, signIn } from './session-calls.ts';

const NEEDS_FACTOR = ['auth_error.second_factor_needed', 'auth_error.second_factor_or_passkey_needed'];

/** Signing in: mobile number, one-time code, then the code of the authenticator app, which is set up the first time. */
export function SignIn({ hasEnded, onSignedIn }: { readonly hasEnded?: boolean; readonly onSignedIn: () => void }) {
  const t = useTranslate();
  const names = useNames();
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<OtpSent | null>(null);
  const [otp, setOtp] = useState('');
  const [factor, setFactor] = useState('');
  const [step, setStep] = useState<'number' | 'code' | 'factor'>('number');
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function sendNumber() {
    try {
      setSent(await sendCode(phone));
    } catch (refusal) {
      if (!(refusal instanceof CallError) || refusal.code !== 'auth_error.human_check_needed') throw refusal;
      const { solveCheck } = await import('@haat/human-check');
      const solved = await solveCheck(refusal.details['challenge'] as HumanCheckChallenge);
      setSent(await sendCode(phone, solved ?? undefined));
    }
    setStep('code');
  }

  async function giveCode() {
    const given = { request_id: sent?.request_id ?? '', otp };
    try {
      await signIn({ ...given, ...(step === 'factor' ? { factor_code: factor } : {}) });
      onSignedIn();
    } catch (refusal) {
      const code = refusal instanceof CallError ? refusal.code : '';
      if (code === 'auth_error.second_factor_unset' && step === 'code') setSecret(await setUpApp(given));
      else if (step === 'factor' || !NEEDS_FACTOR.includes(code)) throw refusal;
      setStep('factor');
    }
  }

  async function submit() {
    setIsBusy(true);
    setError(null);
    await (step === 'number' ? sendNumber() : giveCode()).catch(setError);
    setIsBusy(false);
  }

  return (
    <FrontPage title={t('desk.sign_in.title')} onSubmit={() => void submit()}>
      {hasEnded && <Alert severity="info">{t('desk.sign_in.ended')}</Alert>}
      {error !== null && <Alert severity="error">{names.refusal(error)}</Alert>}
      {step === 'number' && (
        <TextField
          label={t('desk.sign_in.number')}
          value={phone}
          onChange={({ target }) => setPhone(target.value.replace(/\D/g, '').slice(0, 10))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'tel-national' } }}
          inputRef={focusField}
          required
        />
      )}
      {step === 'code' && (
        <>
          <CodeField label={t('desk.sign_in.code')} value={otp} onChange={setOtp} autoComplete="one-time-code" />
          {sent?.sandbox_page !== undefined && (
            <Alert severity="warning">
              {t('desk.sign_in.sandbox')}{' '}
              <Link href={sent.sandbox_page} target="_blank" rel="noopener">
                {t('desk.sign_in.sandbox_link')}
              </Link>
            </Alert>
          )}
        </>
      )}
      {step === 'factor' && (
        <>
          {secret !== null && (
            <Stack spacing={1}>
              <Typography>{t('desk.sign_in.set_up')}</Typography>
              <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', fontSize: 18 }}>
                {secret.secret}
              </Typography>
              <Link href={secret.link}>{t('desk.sign_in.open_app')}</Link>
            </Stack>
          )}
          <CodeField label={t('desk.sign_in.factor')} value={factor} onChange={setFactor} />
        </>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(step === 'number' ? 'desk.sign_in.send' : 'desk.sign_in.go_on')}
      </Button>
      {step !== 'number' && (
        <Button
          onClick={() => {
            setStep('number');
            setError(null);
          }}
        >
          {t('desk.sign_in.other_number')}
        </Button>
      )}
    </FrontPage>
  );
}
