import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, TextField } from '@haat/ui-kit';

export interface LockFormProps {
  /** `open` with whose lock it is, or `set`. */
  readonly intent: 'open' | 'set';
  readonly who?: string;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly error: string | undefined;
}

/** Four digits that are not shown. What was typed is never sent back to the page. */
export function LockForm({ intent, who, label, hint, action, error }: LockFormProps) {
  const { t } = useTranslation('shared-phone');
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="flex min-w-0 flex-col gap-4">
      {who === undefined ? null : <input type="hidden" name="who" value={who} />}
      <TextField
        key={error}
        name="lock"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        minLength={4}
        maxLength={4}
        required
        label={label}
        hint={hint}
        error={error}
      />
      <Button type="submit" name="intent" value={intent} size="large" fullWidth busy={busy}>
        {action}
      </Button>
      {intent === 'open' ? <p className="text-ink-soft">{t('open.forgotten')}</p> : null}
    </Form>
  );
}
