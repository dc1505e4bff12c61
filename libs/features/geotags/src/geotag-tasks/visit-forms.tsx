import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_GEOTAG_NOTE } from '@haat/api-contract/vocabulary';
import { OutboxFields, deferred, useFocusOnProblem } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Select, TextField } from '@haat/ui-kit';
import { INTENTS, type GeotagTasksData, type TaskView, type VisitReply } from './geotag-tasks.data.ts';
import type { VisitProblem } from './typed-visit.ts';

/** The photo's field: a plain file field until the script that makes it smaller and adds the place has come. */
const VisitPhoto = deferred('visit-photo', async () => (await import('./visit-photo.tsx')).VisitPhoto);

interface VisitFormProps {
  readonly task: TaskView;
  readonly reply: VisitReply | null;
}

function useProblem(reply: VisitReply | null) {
  const { t } = useTranslation('geotags');
  return (field: VisitProblem) => (reply?.problems.includes(field) ? t(`problem.${field}`) : undefined);
}

/** Says that the farmer is on the way. */
export function StartForm({ task }: Pick<VisitFormProps, 'task'>) {
  const { t } = useTranslation('geotags');
  return (
    <Form method="post" action={pathTo('geotagTasks')} encType="multipart/form-data">
      <input type="hidden" name="intent" value={INTENTS.start} />
      <input type="hidden" name="task" value={task.id} />
      <Button type="submit" variant="secondary" fullWidth>
        {t('start')}
        <span className="sr-only">: {task.field}</span>
      </Button>
    </Form>
  );
}

/** A photo at the field with the phone's place; without a network it is kept on the phone. */
export function PhotoForm({ task, reply }: VisitFormProps) {
  const { t } = useTranslation('geotags');
  const isSending = useNavigation().formMethod === 'POST';
  const problem = useProblem(reply);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, reply);
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('geotagTasks')}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      <OutboxFields form={task.photoForm} />
      <input type="hidden" name="intent" value={INTENTS.photo} />
      <input type="hidden" name="task" value={task.id} />
      <VisitPhoto error={problem('photo')} />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('send')}
        <span className="sr-only">: {task.field}</span>
      </Button>
    </Form>
  );
}

interface ReasonFormProps extends VisitFormProps {
  readonly reasons: GeotagTasksData['reasons'];
}

/** Why there is no photo with its place: a person looks at it. */
export function ReasonForm({ task, reply, reasons }: ReasonFormProps) {
  const { t } = useTranslation('geotags');
  const isSending = useNavigation().formMethod === 'POST';
  const problem = useProblem(reply);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, reply);
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('geotagTasks')}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      <OutboxFields form={task.reasonForm} />
      <input type="hidden" name="intent" value={INTENTS.reason} />
      <input type="hidden" name="task" value={task.id} />
      <p className="text-14 text-ink-soft">{t('reasonText')}</p>
      <Select
        label={t('reasonLabel')}
        name="reason"
        options={reasons}
        placeholder={t('reasonChoose')}
        defaultValue={reply?.typed.reason ?? ''}
        error={problem('reason')}
      />
      <TextField
        multiline
        label={t('note')}
        name="note"
        rows={3}
        maxLength={LONGEST_GEOTAG_NOTE}
        defaultValue={reply?.typed.note}
        error={problem('note')}
      />
      <ReasonPhoto />
      <Button type="submit" variant="secondary" fullWidth busy={isSending}>
        {t('sendReason')}
        <span className="sr-only">: {task.field}</span>
      </Button>
    </Form>
  );
}

/** The photo's field of a reason, which needs no place. */
const ReasonPhoto = deferred('reason-photo', async () => (await import('./reason-photo.tsx')).ReasonPhoto);
