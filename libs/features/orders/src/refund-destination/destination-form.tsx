import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { useFocusOnProblem } from '@haat/progressive';
import { Button, NumberField, RadioCards, StickyAction, TextField } from '@haat/ui-kit';
import type { DestinationField, TypedDestination } from '../typed-destination.ts';

export interface DestinationFormProps {
  readonly typed: TypedDestination;
  readonly problems: readonly DestinationField[] | null;
}

/**
 * The destination of a refund. The fields of the chosen method appear by CSS alone, so that they need no script;
 * nothing of it is kept on the phone.
 */
export function DestinationForm({ typed, problems }: DestinationFormProps) {
  const { t } = useTranslation('after-order');
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, problems);
  const problem = (field: DestinationField) => (problems?.includes(field) ? t(`moneyProblem.${field}`) : undefined);
  const field = (name: Exclude<DestinationField, 'kind'>) => ({
    name,
    defaultValue: typed[name],
    error: problem(name),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <>
      <Form ref={form} id="destination" method="post" noValidate className="group/target flex min-w-0 flex-col gap-4">
        <RadioCards
          name="kind"
          legend={t('money.how')}
          error={problem('kind')}
          defaultValue={typed.kind === '' ? undefined : typed.kind}
          options={[
            { value: 'upi', title: t('money.upi') },
            { value: 'bank', title: t('money.bank') },
          ]}
        />
        <div className="hidden-by-has flex-col gap-4 group-has-[[value=upi]:checked]/target:flex">
          <TextField
            {...field('vpa')}
            label={t('money.vpa')}
            hint={t('money.vpaHint')}
            inputMode="email"
            autoCapitalize="none"
            maxLength={161}
          />
        </div>
        <div className="hidden-by-has flex-col gap-4 group-has-[[value=bank]:checked]/target:flex">
          <NumberField {...field('account')} label={t('money.account')} maxLength={24} />
          <NumberField {...field('accountAgain')} label={t('money.accountAgain')} maxLength={24} />
          <TextField
            {...field('ifsc')}
            label={t('money.ifsc')}
            hint={t('money.ifscHint')}
            autoCapitalize="characters"
            maxLength={14}
          />
          <TextField {...field('name')} label={t('money.name')} autoComplete="name" maxLength={LONGEST_NAME} />
        </div>
        <p className="text-ink-soft">{t('money.safe')}</p>
      </Form>
      <StickyAction>
        <Button type="submit" form="destination" size="large" fullWidth busy={isSending}>
          {t('money.send')}
        </Button>
      </StickyAction>
    </>
  );
}
