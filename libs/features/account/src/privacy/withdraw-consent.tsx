import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink } from '@haat/ui-kit';
import type { ConsentView } from './consents.data.ts';

export interface WithdrawConsentProps {
  readonly consent: ConsentView;
  /** Code of the error by which it was refused. */
  readonly refusal: string | null;
}

/** Withdrawing says first what becomes of what was given. The question has an address, so it needs no script. */
export function WithdrawConsent({ consent: { purpose, effect }, refusal }: WithdrawConsentProps) {
  const { t } = useTranslation('privacy');
  const busy = useNavigation().state !== 'idle';
  return (
    <Banner
      tone="warning"
      announce
      title={t('ask.title')}
      action={
        <Form method="post" className="flex w-full flex-col gap-3">
          <input type="hidden" name="purpose" value={purpose} />
          <Button type="submit" variant="danger" fullWidth busy={busy}>
            {t('withdraw')}
          </Button>
          <ButtonLink to={pathTo('privacy')} variant="secondary" fullWidth>
            {t('ask.stay')}
          </ButtonLink>
        </Form>
      }
    >
      <p>{effect}</p>
      <p>{t('ask.after')}</p>
      {refusal === null ? null : (
        <p role="alert" className="font-semibold text-clay">
          {t(errorTextKeys(refusal))}
        </p>
      )}
    </Banner>
  );
}
