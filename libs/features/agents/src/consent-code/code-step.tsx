import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '@haat/format';
import { Banner, Button, Card, Countdown, OtpField } from '@haat/ui-kit';
import type { WaitingConsent } from './consent-code.data.ts';

export interface CodeStepProps {
  readonly waiting: WaitingConsent;
  readonly error: string | undefined;
}

/**
 * The code, which the farmer reads from the message and tells. The forms load the whole document: with the code another
 * farmer is served, and nothing of the one before stays in the page's memory.
 */
export function CodeStep({ waiting, error }: CodeStepProps) {
  const { t } = useTranslation(['counter', 'agents']);
  const form = useRef<HTMLFormElement>(null);
  const { phoneNumber, purposes, lasts, standIn, resendIn, sandboxPage } = waiting;
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <p className="font-bold">
          {standIn === null
            ? t('code.sent', { phone: phoneNumber })
            : t('code.sentToPerson', { phone: phoneNumber, person: standIn })}
        </p>
        <p>{t(lasts === 'month' ? 'code.forMonth' : 'code.forDay')}</p>
        <ul className="list-disc ps-6">
          {purposes.map((purpose) => (
            <li key={purpose}>{t(`agents:purpose.${purpose}`)}</li>
          ))}
        </ul>
      </Card>
      {sandboxPage ? (
        <Banner tone="info">
          <a
            href={sandboxPage}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center font-semibold underline"
          >
            {t('code.sandbox')}
          </a>
        </Banner>
      ) : null}
      <form method="post" ref={form} className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="give" />
        <OtpField
          key={error}
          label={t('code.label')}
          name="otp"
          autoComplete="off"
          hint={t('code.hint')}
          error={error}
          required
          onComplete={() => form.current?.requestSubmit()}
        />
        <Button type="submit" size="large" fullWidth>
          {t('code.give')}
        </Button>
      </form>
      <form method="post" className="flex flex-col gap-2">
        <Resend key={`${phoneNumber}-${resendIn}`} resendIn={resendIn} />
        <Button type="submit" name="intent" value="change" variant="quiet" fullWidth>
          {t('code.change')}
        </Button>
      </form>
    </div>
  );
}

/** Counts down to the time when the code can be sent again, then offers it. */
function Resend({ resendIn }: { readonly resendIn: number }) {
  const { t } = useTranslation('counter');
  const [waits, setWaits] = useState(resendIn > 0);
  if (!waits)
    return (
      <Button type="submit" name="intent" value="resend" variant="secondary" fullWidth>
        {t('code.resend')}
      </Button>
    );
  return (
    <p className="flex min-h-12 items-center justify-center text-ink-soft">
      <Countdown
        seconds={resendIn}
        text={(left) => t('code.resendIn', { time: formatCountdown(left) })}
        onEnd={() => setWaits(false)}
      />
    </p>
  );
}
