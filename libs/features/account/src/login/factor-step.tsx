import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { FactorSecret, PasskeyRequest } from '@haat/api-contract';
import { Banner, Button, OtpField } from '@haat/ui-kit';
import { PasskeySignIn } from './passkey-sign-in.tsx';

export interface FactorStepProps {
  readonly next: string;
  /** For who has no authenticator app yet: what the app takes. */
  readonly setUp: FactorSecret | null;
  /** Whether a passkey may be used in place of the app. */
  readonly hasPasskey: boolean;
  /** What the passkey signs; null until it is asked for. */
  readonly passkeyRequest: PasskeyRequest | null;
  /** Why the last answer was refused, as a code and in words. */
  readonly errorCode: string | null;
  readonly error: string | undefined;
}

/**
 * Third step, of staff alone: the code of an authenticator app, which is set up the first time, or a passkey where they
 * have one.
 */
export function FactorStep({ next, setUp, hasPasskey, passkeyRequest, errorCode, error }: FactorStepProps) {
  const { t } = useTranslation('login');
  const busy = useNavigation().state !== 'idle';
  const isOfPasskey = hasPasskey && errorCode === 'auth_error.passkey_refused';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-22 font-bold">
          {t(setUp ? 'factor.setUpHeading' : hasPasskey ? 'passkey.heading' : 'factor.heading')}
        </h1>
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
      {hasPasskey ? (
        <PasskeySignIn next={next} request={passkeyRequest} error={isOfPasskey ? error : undefined} />
      ) : null}
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        <OtpField
          key={error}
          label={t('factor.label')}
          name="factorCode"
          error={isOfPasskey ? undefined : error}
          required
        />
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
