import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_QUESTION } from '@haat/api-contract/vocabulary';
import { OutboxFields, deferred, useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Select, TextField } from '@haat/ui-kit';
import type { AskExpertData, QuestionReply } from './ask-expert.data.ts';

/** The photos' field: a plain file field until the script that makes photos smaller has come. */
const QuestionPhotos = deferred('question-photos', async () => (await import('./question-photos.tsx')).QuestionPhotos);

/** The voice note: a field for a sound file until the script that records has come. */
const QuestionVoice = deferred('question-voice', async () => (await import('./question-voice.tsx')).QuestionVoice);

interface QuestionFormProps {
  readonly view: AskExpertData;
  readonly reply: QuestionReply | null;
}

/** What is asked, with photos and a voice note. What is typed is kept on the phone until it was sent. */
export function QuestionForm({ view, reply }: QuestionFormProps) {
  const { t } = useTranslation('agri-expert');
  const typed = reply?.typed ?? null;
  const about = typed?.about ?? view.first.about;
  const form = useFormDraft<HTMLFormElement>('question', about, reply);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply);
  const has = (problem: QuestionReply['problems'][number]) => reply?.problems.includes(problem) === true;
  const kept = typed?.photoIds ?? [];
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('askExpert')}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      <OutboxFields form={{ ...view.outbox, key: typed?.key ?? view.outbox.key }} inParts />
      <input type="hidden" name="about" value={about} />
      {kept.map((id) => (
        <input key={id} type="hidden" name="photoId" value={id} />
      ))}
      {kept.length === 0 ? null : (
        <p role="status" className="font-semibold">
          {t('photo.kept')}
        </p>
      )}
      {typed === null || typed.voiceId === '' ? null : (
        <>
          <input type="hidden" name="voiceId" value={typed.voiceId} />
          <p role="status" className="font-semibold">
            {t('voice.kept')}
          </p>
        </>
      )}
      <Select
        label={t('crop')}
        name="crop"
        options={view.crops}
        placeholder={t('chooseCrop')}
        defaultValue={typed?.crop ?? view.first.crop}
        error={has('crop') ? t('problem.crop') : undefined}
      />
      <Select
        label={t('part')}
        name="part"
        options={view.parts}
        placeholder={t('partUnknown')}
        defaultValue={typed?.part ?? view.first.part}
      />
      <QuestionPhotos error={has('empty') ? t('problem.empty') : undefined} />
      <QuestionVoice />
      <TextField
        multiline
        label={t('question')}
        hint={t('questionHint')}
        name="text"
        rows={4}
        maxLength={LONGEST_QUESTION}
        defaultValue={typed?.text || (about === '' ? '' : `${about}\n`)}
        error={has('text') ? t('problem.text', { most: LONGEST_QUESTION }) : undefined}
      />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('send')}
      </Button>
    </Form>
  );
}
