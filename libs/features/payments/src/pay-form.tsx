import { useTranslation } from 'react-i18next';
import { Banner, Button, StickyAction } from '@haat/ui-kit';
import type { PayView } from './payments.data.ts';

export interface PayFormProps {
  readonly redirectTo: NonNullable<PayView['redirectTo']>;
  readonly amount: string;
}

/** The one press that leads to the gateway: a form of its fields, posted by the browser itself. It needs no script. */
export function PayForm({ redirectTo, amount }: PayFormProps) {
  const { t } = useTranslation('payments');
  return (
    <form method="post" action={redirectTo.action} className="contents">
      {Object.entries(redirectTo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {redirectTo.is_sandbox ? (
        <Banner tone="warning" title={t('sandbox.title')}>
          {t('sandbox.text')}
        </Banner>
      ) : null}
      <StickyAction total={{ label: t('amount'), amount }}>
        <Button type="submit" size="large" fullWidth>
          {t('action.pay')}
        </Button>
      </StickyAction>
    </form>
  );
}
