import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button, RadioCards, StickyAction, TextField } from '@haat/ui-kit';
import type { RepayView } from './repay.data.ts';

export interface RepayFormProps extends Pick<RepayView, 'typed' | 'isWrong'> {
  readonly most: string;
}

/**
 * How much is repaid: all of it, or another amount, whose field appears by CSS alone. The answer is in the address,
 * so it needs no script.
 */
export function RepayForm({ most, typed, isWrong }: RepayFormProps) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Form id="repay" method="get" reloadDocument noValidate className="group/how flex min-w-0 flex-col gap-4">
        <RadioCards
          name="which"
          legend={t('repay.how')}
          defaultValue={typed.which}
          options={[
            { value: 'all', title: t('repay.all', { amount: most }) },
            { value: 'other', title: t('repay.other') },
          ]}
        />
        <div className="hidden-by-has flex-col gap-4 group-has-[[value=other]:checked]/how:flex">
          <TextField
            name="other"
            label={t('repay.amount')}
            hint={t('repay.hint', { most })}
            error={isWrong ? t('repay.wrong', { most }) : undefined}
            defaultValue={typed.other}
            inputMode="decimal"
            autoComplete="off"
            prefix="₹"
            maxLength={20}
          />
        </div>
        <p className="text-ink-soft">{t('repay.next')}</p>
      </Form>
      <StickyAction>
        <Button type="submit" form="repay" size="large" fullWidth>
          {t('repay.go')}
        </Button>
      </StickyAction>
    </>
  );
}
