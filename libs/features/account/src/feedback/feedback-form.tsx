import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_FEEDBACK } from '@haat/api-contract/vocabulary';
import { OutboxFields, deferred, useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, RatingField, Select, TextField } from '@haat/ui-kit';
import type { FeedbackFormData, FeedbackReply } from './feedback.data.ts';
import type { FeedbackProblem } from './typed-feedback.ts';

/** The photo's field: a plain file field until the script that makes the photo smaller has come. */
const FeedbackPhoto = deferred('feedback-photo', async () => (await import('./feedback-photo.tsx')).FeedbackPhoto);

interface FeedbackFormProps {
  readonly view: FeedbackFormData;
  readonly reply: FeedbackReply | null;
}

/** How it is, what it is about, and words and a photo to it. What is typed is kept on the phone until it was sent. */
export function FeedbackForm({ view, reply }: FeedbackFormProps) {
  const { t } = useTranslation('feedback');
  const typed = reply?.typed ?? null;
  const form = useFormDraft<HTMLFormElement>('feedback', '', reply);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply);
  const problem = (field: FeedbackProblem) =>
    reply?.problems.includes(field) ? t(`problem.${field}`, { most: LONGEST_FEEDBACK }) : undefined;
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('feedback')}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      <OutboxFields form={{ ...view.outbox, key: typed?.key ?? view.outbox.key }} inParts />
      {typed === null || typed.photoId === '' ? null : (
        <>
          <input type="hidden" name="photoId" value={typed.photoId} />
          <p role="status" className="font-semibold">
            {t('photo.kept')}
          </p>
        </>
      )}
      <RatingField
        legend={t('rating.legend')}
        name="rating"
        labels={[t('rating.1'), t('rating.2'), t('rating.3'), t('rating.4'), t('rating.5')]}
        defaultValue={typed?.rating ?? undefined}
        error={problem('rating')}
      />
      <Select
        label={t('subject.label')}
        name="subject"
        options={view.subjects}
        placeholder={t('subject.choose')}
        defaultValue={typed?.subject ?? ''}
        error={problem('subject')}
      />
      <TextField
        multiline
        label={t('words')}
        hint={t('wordsHint')}
        name="text"
        rows={4}
        maxLength={LONGEST_FEEDBACK}
        defaultValue={typed?.text}
        error={problem('text')}
      />
      <FeedbackPhoto />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('send')}
      </Button>
    </Form>
  );
}
