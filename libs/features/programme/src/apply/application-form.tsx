import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { OutboxFields, useFocusOnProblem } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Select, TextField } from '@haat/ui-kit';
import { useRef } from 'react';
import type { ApplicationReply, ApplyData } from './apply.data.ts';

interface ApplicationFormProps {
  readonly view: ApplyData;
  readonly reply: ApplicationReply | null;
}

/** Crop, field and day of sowing. */
export function ApplicationForm({ view, reply }: ApplicationFormProps) {
  const { t } = useTranslation('shri');
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  const typed = reply?.typed ?? null;
  useFocusOnProblem(form, reply);
  const has = (problem: ApplicationReply['problems'][number]) => reply?.problems.includes(problem) === true;
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('programmeApply')}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      <OutboxFields form={{ ...view.outbox, key: typed?.key ?? view.outbox.key }} />
      <Select
        label={t('apply.crop')}
        name="crop"
        options={view.crops}
        placeholder={t('apply.choose')}
        defaultValue={typed === null ? view.first.crop : (typed.crop ?? '')}
        error={has('crop') ? t('problem.crop') : undefined}
      />
      <Select
        label={t('apply.field')}
        name="field"
        options={view.fields}
        placeholder={t('apply.choose')}
        defaultValue={typed?.field ?? (view.fields.length === 1 ? view.fields[0]?.value : '')}
        error={has('field') ? t('problem.field') : undefined}
      />
      <TextField
        label={t('apply.day')}
        hint={view.dayHint}
        name="day"
        type="date"
        defaultValue={typed?.day ?? view.today}
        error={has('day') ? t('problem.day') : undefined}
      />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('apply.send')}
      </Button>
    </Form>
  );
}
