import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, OtpField } from '@haat/ui-kit';
import type { PasskeyView } from './passkeys.data.ts';

export interface RemovePasskeyProps {
  readonly passkey: PasskeyView;
  /** Code of the error by which it was refused. */
  readonly refusal: string | null;
}

/** Removing a passkey asks first, and for the app's code. The question has an address, so it needs no script. */
export function RemovePasskey({ passkey: { id, name }, refusal }: RemovePasskeyProps) {
  const { t } = useTranslation('passkeys');
  const busy = useNavigation().state !== 'idle';
  return (
    <Banner
      tone="warning"
      announce
      title={t('remove.title', { name })}
      action={
        <Form method="post" className="flex w-full flex-col gap-3">
          <input type="hidden" name="id" value={id} />
          <OtpField
            label={t('code.label')}
            hint={t('code.hint')}
            name="factorCode"
            error={refusal === null ? undefined : t(errorTextKeys(refusal))}
            required
          />
          <Button type="submit" name="intent" value="remove" variant="danger" fullWidth busy={busy}>
            {t('remove.action')}
          </Button>
          <ButtonLink to={pathTo('passkeys')} variant="secondary" fullWidth>
            {t('remove.stay')}
          </ButtonLink>
        </Form>
      }
    >
      {t('remove.detail')}
    </Banner>
  );
}
