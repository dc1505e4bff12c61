import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, TextField } from '@haat/ui-kit';

export interface MobileStepProps {
  readonly next: string;
  /** What was typed before it was refused. */
  readonly typed: string;
  readonly error: string | undefined;
  /** Said when something is in the cart. */
  readonly hasCart: boolean;
}

/** First step: the mobile number. */
export function MobileStep({ next, typed, error, hasCart }: MobileStepProps) {
  const { t } = useTranslation('login');
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="flex flex-col gap-4">
      <h1 className="text-22 font-bold">{t('mobile.heading')}</h1>
      <input type="hidden" name="next" value={next} />
      <TextField
        label={t('mobile.label')}
        name="phoneNumber"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        required
        maxLength={20}
        hint={t('mobile.hint')}
        defaultValue={typed}
        error={error}
      />
      <Button type="submit" name="intent" value="send" size="large" fullWidth busy={busy}>
        {t('mobile.send')}
      </Button>
      {hasCart ? <p className="text-center text-ink-soft">{t('mobile.keepCart')}</p> : null}
    </Form>
  );
}
