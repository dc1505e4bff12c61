import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { FactorSecret } from '@haat/api-contract';
import { Banner, Button, OtpField } from '@haat/ui-kit';

export interface FactorStepProps {
  readonly next: string;
  /** For who has no authenticator app yet: what the app takes. */
  readonly setUp: FactorSecret | null;
  readonly error: string | undefined;
}

/** Third step, of staff alone: the code of an authenticator app, which is set up the first time. */
export function FactorStep({ next, setUp, error }: FactorStepProps) {
  const { t } = useTranslation('login');
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-22 font-bold">{t(setUp ? 'factor.setUpHeading' : 'factor.heading')}</h1>
        <p className="text-ink-soft">{t('factor.detail')}</p>
      </div>
      {setUp ? (
        <Banner tone="info">
          <p>{t('factor.setUp')}</p>
          <p className="font-semibold break-words" translate="no">
            {setUp.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <a href={setUp.link} className="inline-flex min-h-12 items-center font-semibold underline">
            {t('factor.open')}
          </a>
        </Banner>
      ) : null}
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        <OtpField key={error} label={t('factor.label')} name="factorCode" error={error} required />
        <Button type="submit" name="intent" value="factor" size="large" fullWidth busy={busy}>
          {t('otp.verify')}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="next" value={next} />
        <Button type="submit" name="intent" value="change" variant="quiet" fullWidth>
          {t('factor.startOver')}
        </Button>
      </Form>
    </div>
  );
}
