import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { LONGEST_PASSKEY_NAME } from '@haat/api-contract/vocabulary';
import { Banner, Button, OtpField, TextField } from '@haat/ui-kit';

export interface AddPasskeyProps {
  /** What was typed. */
  readonly name: string;
  /** Code of the error by which it was refused. */
  readonly refusal: string | null;
}

const ABOUT_THE_CODE = ['auth_error.second_factor_wrong', 'auth_error.second_factor_paused'];

/** First step of adding a passkey: what it is called, and the app's code, so that nobody else adds one. */
export function AddPasskey({ name, refusal }: AddPasskeyProps) {
  const { t } = useTranslation('passkeys');
  const busy = useNavigation().state !== 'idle';
  const error = refusal === null ? undefined : t(errorTextKeys(refusal));
  const isAboutCode = refusal !== null && ABOUT_THE_CODE.includes(refusal);
  return (
    <section aria-labelledby="add-passkey" className="flex min-w-0 flex-col gap-3">
      <h2 id="add-passkey" className="text-18 font-bold">
        {t('add.heading')}
      </h2>
      {error !== undefined && !isAboutCode ? (
        <Banner tone="danger" announce>
          <p>{error}</p>
        </Banner>
      ) : null}
      <noscript>
        <p>{t('add.noScript')}</p>
      </noscript>
      <Form method="post" className="flex flex-col gap-3">
        <TextField
          name="name"
          label={t('add.name')}
          hint={t('add.nameHint')}
          defaultValue={name}
          autoComplete="off"
          maxLength={LONGEST_PASSKEY_NAME}
          required
        />
        <OtpField
          label={t('code.label')}
          hint={t('code.hint')}
          name="factorCode"
          error={isAboutCode ? error : undefined}
          required
        />
        <Button type="submit" name="intent" value="start" size="large" fullWidth busy={busy}>
          {t('add.action')}
        </Button>
      </Form>
    </section>
  );
}
