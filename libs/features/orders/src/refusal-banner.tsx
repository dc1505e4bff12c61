import { useTranslation } from 'react-i18next';
import { errorTextKeys } from '@haat/api-contract';
import { Banner } from '@haat/ui-kit';
import type { FormRefusal } from './after-order.data.ts';

/** What the service said to a form that it did not take. */
export function RefusalBanner({ refused }: { readonly refused: FormRefusal<unknown, unknown>['refused'] | undefined }) {
  const { t } = useTranslation('after-order');
  return refused ? (
    <Banner tone="danger" announce>
      {t(errorTextKeys(refused.code), { ...refused.details })}
    </Banner>
  ) : null;
}
