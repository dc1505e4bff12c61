import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { useFocusOnProblem } from '@haat/progressive';
import { Banner, Button, NumberField } from '@haat/ui-kit';
import { ACTIVATION, type ActivationReply } from './activation.data.ts';
import { ScanButton } from './scan-button.tsx';

interface CardNumberFormProps {
  /** What stands in the field first. */
  readonly number: string;
  /** How many a number has. */
  readonly digits: number;
  readonly reply: ActivationReply | null;
}

/** The number of the card, typed or read from its QR code, for which the code is sent. */
export function CardNumberForm({ number, digits, reply }: CardNumberFormProps) {
  const { t } = useTranslation('shri');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply);
  return (
    <Form ref={form} method="post" noValidate className="flex min-w-0 flex-col gap-4">
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <ScanButton
        onRead={(read) => {
          if (input.current !== null) input.current.value = read;
        }}
      />
      <NumberField
        ref={input}
        name="number"
        label={t('card.number')}
        hint={t('activation.numberHint', { digits: String(digits) })}
        defaultValue={number}
        error={reply?.isNumberWrong === true ? t('problem.number') : undefined}
      />
      <Button type="submit" name="intent" value={ACTIVATION.code} size="large" fullWidth busy={isSending}>
        {t('activation.ask')}
      </Button>
    </Form>
  );
}
