import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { Banner, Page } from '@haat/ui-kit';
import { NO_PROBLEMS, type TypedAddress } from './address-fields.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressAnswer } from './addresses.data.ts';

/** The screen of an address, a new one or one that is changed: what was typed before it was refused stays. */
export function AddressScreen() {
  const { start } = useLoaderData<{ readonly start: TypedAddress }>();
  const answer = useActionData<AddressAnswer>();
  const { t } = useTranslation('address');
  const typed = answer && 'typed' in answer ? answer.typed : start;
  return (
    <Page>
      {answer?.kind === 'refused' ? (
        <Banner tone="danger" announce title={t('form.refused')}>
          {t(errorTextKeys(answer.code), { ...answer.details })}
        </Banner>
      ) : null}
      <AddressForm typed={typed} problems={answer?.kind === 'invalid' ? answer.problems : NO_PROBLEMS} />
    </Page>
  );
}
