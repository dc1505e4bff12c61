import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_FIELD_NAME } from '@haat/api-contract/vocabulary';
import { OutboxFields, useFocusOnProblem, useFormDraft, type OutboxForm } from '@haat/progressive';
import { Banner, Button, Select, TextField } from '@haat/ui-kit';
import { BoundaryTools } from './boundary-tools.tsx';
import type { FieldFormData } from './field-form.data.ts';
import type { FieldReply } from './keep-field.data.ts';

interface FieldFormProps {
  readonly view: FieldFormData;
  readonly reply: FieldReply | null;
  /** Where it is sent. */
  readonly action: string;
  /** Of the form of a new field, which may wait on the phone for a network. */
  readonly outbox: OutboxForm | null;
  /** Id of the field that is changed; empty for a new one. */
  readonly subject: string;
}

/** A field's name, boundary, crop and sowing. What is typed is kept on the phone until it was sent. */
export function FieldForm({ view, reply, action, outbox, subject }: FieldFormProps) {
  const { t } = useTranslation('field-form');
  const { name, corners, crop, variety, day } = reply?.typed ?? view.first;
  const form = useFormDraft<HTMLFormElement>('field', subject, reply);
  /** The corners are set by finger or on foot just now. */
  const [isDrawn, setDrawn] = useState(false);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      {outbox === null ? null : <OutboxFields form={{ ...outbox, key: reply?.key ?? outbox.key }} />}
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        defaultValue={name}
        autoComplete="off"
        maxLength={LONGEST_FIELD_NAME}
        error={reply?.name ?? undefined}
      />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 text-18 font-bold">{t('edge.title')}</legend>
        {reply === null || reply.boundary.length === 0 ? null : <BoundaryProblems problems={reply.boundary} />}
        <BoundaryTools view={view} form={form} onOpen={setDrawn} />
        <TextField
          multiline
          label={t('edge.corners')}
          hint={t('edge.cornersHint')}
          name="corners"
          rows={6}
          defaultValue={corners}
          readOnly={isDrawn}
          autoComplete="off"
          spellCheck={false}
          inputMode="text"
          error={reply?.boundary.length ? t('edge.change') : undefined}
        />
      </fieldset>
      <Select label={t('crop')} name="crop" options={view.crops} placeholder={t('noCrop')} defaultValue={crop} />
      <TextField
        label={t('variety')}
        name="variety"
        defaultValue={variety}
        autoComplete="off"
        maxLength={LONGEST_FIELD_NAME}
      />
      <TextField
        label={t('day')}
        name="day"
        type="date"
        max={view.today}
        defaultValue={day}
        error={reply?.day ?? undefined}
      />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('save')}
      </Button>
    </Form>
  );
}

/** Every reason for which a boundary cannot be right, at once. */
function BoundaryProblems({ problems }: { readonly problems: readonly string[] }) {
  const { t } = useTranslation('field-form');
  return (
    <Banner tone="danger" title={t('edge.wrong')} announce>
      <ul className="flex list-disc flex-col gap-1 pl-6">
        {problems.map((problem) => (
          <li key={problem} className="wrap-anywhere">
            {problem}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
