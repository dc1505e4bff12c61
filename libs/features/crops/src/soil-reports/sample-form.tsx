import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { OutboxFields, useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Select, TextField } from '@haat/ui-kit';
import type { SampleReply, SoilReportsData } from './soil-reports.data.ts';

interface SampleFormProps {
  readonly view: SoilReportsData;
  readonly reply: SampleReply | null;
}

/** The number of a bag, with the crop and the acres of its field. What is typed is kept until it was sent. */
export function SampleForm({ view, reply }: SampleFormProps) {
  const { t } = useTranslation('soil-test');
  const typed = reply?.typed ?? null;
  const form = useFormDraft<HTMLFormElement>('soilSample', '', reply);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply);
  const has = (problem: SampleReply['problems'][number]) => reply?.problems.includes(problem) === true;
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('soilReports')}
      encType="multipart/form-data"
      noValidate
      aria-labelledby="sample-form-title"
      className="flex min-w-0 flex-col gap-4"
    >
      <h2 id="sample-form-title" className="text-18 font-bold">
        {t('form.title')}
      </h2>
      <OutboxFields form={{ ...view.outbox, key: typed?.key ?? view.outbox.key }} />
      <TextField
        label={t('form.bag')}
        hint={t('form.bagHint')}
        name="bag"
        defaultValue={typed?.bag}
        autoComplete="off"
        maxLength={40}
        error={has('bag') ? t('problem.bag') : undefined}
      />
      <Select
        label={t('form.crop')}
        name="crop"
        options={view.crops}
        placeholder={t('form.cropUnknown')}
        defaultValue={typed?.crop ?? view.first.crop}
      />
      <TextField
        label={t('form.acres')}
        name="acres"
        defaultValue={typed?.acres}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={has('acres') ? t('problem.acres') : undefined}
      />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('form.send')}
      </Button>
    </Form>
  );
}
