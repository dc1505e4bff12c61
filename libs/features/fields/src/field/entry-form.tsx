import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_FIELD_NOTE } from '@haat/api-contract/vocabulary';
import { OutboxFields, useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Card, Select, TextField } from '@haat/ui-kit';
import { FIELD_INTENTS } from './field-intents.ts';
import type { KhetibookData, KhetibookReply } from './khetibook.data.ts';
import type { EntryProblem } from './typed-entry.ts';

interface EntryFormProps {
  readonly id: string;
  readonly data: KhetibookData;
  readonly reply: KhetibookReply | null;
}

/** An entry of the khetibook. What is typed is kept on the phone until it was sent. */
export function EntryForm({ id, data: { outbox, today, kinds }, reply }: EntryFormProps) {
  const { t } = useTranslation('khetibook');
  const typed = reply?.typed ?? null;
  const form = useFormDraft<HTMLFormElement>('khetibook', id, reply);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, typed);
  const problem = (field: EntryProblem) => (reply?.problems.includes(field) ? t(`problem.${field}`) : undefined);
  return (
    <Card>
      <Form
        ref={form}
        method="post"
        action={pathTo('field', { id })}
        encType="multipart/form-data"
        noValidate
        aria-labelledby="entry-title"
        className="flex min-w-0 flex-col gap-3"
      >
        <h3 id="entry-title" className="text-18 font-bold">
          {t('add.title')}
        </h3>
        <OutboxFields form={{ ...outbox, key: typed?.key ?? outbox.key }} />
        <input type="hidden" name="intent" value={FIELD_INTENTS.write} />
        <Select
          label={t('add.kind')}
          name="kind"
          options={kinds}
          placeholder={t('add.chooseKind')}
          defaultValue={typed?.kind ?? ''}
          error={problem('kind')}
        />
        <TextField
          label={t('add.amount')}
          name="amount"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed?.amount}
          error={problem('amount')}
        />
        <TextField
          label={t('add.day')}
          name="day"
          type="date"
          max={today}
          defaultValue={typed?.day ?? today}
          error={problem('day')}
        />
        <TextField
          label={t('add.note')}
          name="note"
          autoComplete="off"
          maxLength={LONGEST_FIELD_NOTE}
          defaultValue={typed?.note}
        />
        <Button type="submit" fullWidth busy={isSending}>
          {t('add.save')}
        </Button>
      </Form>
    </Card>
  );
}
