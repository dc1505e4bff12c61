import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { SESSION_PATHS, useSignOut } from '@haat/auth-session';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink } from '@haat/ui-kit';
import { LockForm } from './lock-form.tsx';

export interface OwnLockProps {
  readonly hasLock: boolean;
  /** Whether another lock is to be set in place of the one that is there. */
  readonly isChanging: boolean;
  readonly error: string | undefined;
}

/** The lock of the person who uses the phone, and leaving the phone to another by it. */
export function OwnLock({ hasLock, isChanging, error }: OwnLockProps) {
  const { t } = useTranslation('shared-phone');
  const busy = useNavigation().state !== 'idle';
  const onLeave = useSignOut(pathTo('sharedPhone'));
  const form = (
    <LockForm
      intent="set"
      label={t('set.label')}
      hint={t('set.hint')}
      action={hasLock ? t('set.change') : t('set.action')}
      error={error}
    />
  );
  if (!hasLock) return form;
  if (isChanging) {
    return (
      <>
        {form}
        <ButtonLink to={pathTo('sharedPhone')} variant="secondary" fullWidth>
          {t('set.keep')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <form method="post" action={SESSION_PATHS.leave} onSubmit={onLeave} className="flex min-w-0 flex-col gap-2">
        <Button type="submit" size="large" fullWidth>
          {t('leave.action')}
        </Button>
        <p className="text-ink-soft">{t('leave.detail')}</p>
      </form>
      <ButtonLink to={pathTo('sharedPhone', {}, { change: 'lock' })} variant="secondary" fullWidth>
        {t('set.change')}
      </ButtonLink>
      <Form method="post">
        <Button type="submit" name="intent" value="remove" variant="quiet" fullWidth busy={busy}>
          {t('set.remove')}
        </Button>
      </Form>
    </>
  );
}
