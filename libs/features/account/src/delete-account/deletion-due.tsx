import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink } from '@haat/ui-kit';

export interface DeletionDueProps {
  /** '25 Dec' */
  readonly day: string;
  /** Code of the error by which keeping it was refused. */
  readonly refusal: string | null;
}

/** The account waits for its deletion: when that is, and keeping it. */
export function DeletionDue({ day, refusal }: DeletionDueProps) {
  const { t } = useTranslation('delete-account');
  const busy = useNavigation().state !== 'idle';
  return (
    <Banner
      tone="warning"
      announce
      title={t('due.title', { day })}
      action={
        <Form method="post" className="flex w-full flex-col gap-3">
          <Button type="submit" name="intent" value="undo" fullWidth busy={busy}>
            {t('due.keep')}
          </Button>
          <ButtonLink to={pathTo('account', {}, { ask: 'sign-out' })} variant="secondary" fullWidth>
            {t('due.leave')}
          </ButtonLink>
        </Form>
      }
    >
      <p>{t('due.text')}</p>
      {refusal === null ? null : (
        <p role="alert" className="font-semibold text-clay">
          {t(errorTextKeys(refusal))}
        </p>
      )}
    </Banner>
  );
}
