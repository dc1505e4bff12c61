import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { formatCountdown } from '@haat/format';
import { Banner, Button, Countdown, OtpField } from '@haat/ui-kit';
import { HumanCheck, type CheckAsked } from './human-check.tsx';
import { useWebOtp } from './use-web-otp.ts';

export interface OtpStepProps {
  readonly next: string;
  readonly phoneNumber: string;
  /** Seconds until the password may be sent again. */
  readonly resendIn: number;
  readonly sandboxPage: string | null;
  readonly error: string | undefined;
  /** The human check that is asked for before the password is sent again. */
  readonly check: CheckAsked | null;
}

/** Second step: the one-time password. It sends itself off when all six digits are there. */
export function OtpStep({ next, phoneNumber, resendIn, sandboxPage, error, check }: OtpStepProps) {
  const { t } = useTranslation('login');
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const verify = (otp: string) => void submit({ intent: 'verify', next, otp }, { method: 'post' });
  useWebOtp(verify);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-22 font-bold">{t('otp.heading')}</h1>
        <p className="text-ink-soft">{t('otp.sentTo', { phone: phoneNumber })}</p>
      </div>
      {sandboxPage ? (
        <Banner tone="info">
          <a
            href={sandboxPage}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center font-semibold underline"
          >
            {t('otp.sandbox')}
          </a>
        </Banner>
      ) : null}
      <Form method="post" ref={form} className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        <OtpField
          key={error}
          label={t('otp.label')}
          name="otp"
          hint={t('otp.hint')}
          error={error}
          required
          onComplete={verify}
        />
        <Button type="submit" name="intent" value="verify" size="large" fullWidth busy={busy}>
          {t('otp.verify')}
        </Button>
      </Form>
      <Form method="post" className="flex flex-col gap-2">
        <input type="hidden" name="next" value={next} />
        {check ? (
          <HumanCheck
            key={check.challenge.signature}
            {...check}
            onSolved={(humanCheck) => void submit({ intent: 'resend', next, humanCheck }, { method: 'post' })}
          />
        ) : null}
        <Resend key={`${phoneNumber}-${resendIn}`} resendIn={resendIn} />
        <Button type="submit" name="intent" value="change" variant="quiet" fullWidth>
          {t('otp.changeNumber')}
        </Button>
      </Form>
    </div>
  );
}

/** Counts down to the time when the password can be sent again, then offers it. */
function Resend({ resendIn }: { readonly resendIn: number }) {
  const { t } = useTranslation('login');
  const [waits, setWaits] = useState(resendIn > 0);
  if (waits) {
    return (
      <p className="flex min-h-12 items-center justify-center text-ink-soft">
        <Countdown
          seconds={resendIn}
          text={(left) => t('otp.resendIn', { time: formatCountdown(left) })}
          onEnd={() => setWaits(false)}
        />
      </p>
    );
  }
  return (
    <Button type="submit" name="intent" value="resend" variant="secondary" fullWidth>
      {t('otp.resend')}
    </Button>
  );
}
