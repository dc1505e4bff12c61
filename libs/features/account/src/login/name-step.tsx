import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { Button, ButtonLink, TextField } from '@haat/ui-kit';

export interface NameStepProps {
  readonly next: string;
  readonly error: string | undefined;
}

/** Asked once, after the first sign-in; it can wait. */
export function NameStep({ next, error }: NameStepProps) {
  const { t } = useTranslation('login');
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-22 font-bold">{t('name.heading')}</h1>
        <p className="text-ink-soft">{t('name.detail')}</p>
      </div>
      <input type="hidden" name="next" value={next} />
      <TextField
        label={t('name.label')}
        name="fullName"
        autoComplete="name"
        required
        maxLength={LONGEST_NAME}
        error={error}
      />
      <Button type="submit" name="intent" value="name" size="large" fullWidth busy={busy}>
        {t('name.save')}
      </Button>
      <ButtonLink to={next} variant="quiet" fullWidth>
        {t('name.later')}
      </ButtonLink>
    </Form>
  );
}
