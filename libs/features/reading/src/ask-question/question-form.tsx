import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_QUESTION } from '@haat/api-contract/vocabulary';
import { OutboxFields, useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Select, TextField } from '@haat/ui-kit';
import type { AskQuestionData, QuestionReply } from './ask-question.data.ts';

interface QuestionFormProps {
  readonly view: AskQuestionData;
  readonly reply: QuestionReply | null;
}

/** What everyone is asked. What is typed is kept on the phone until it was sent. */
export function QuestionForm({ view, reply }: QuestionFormProps) {
  const { t } = useTranslation('ask-question');
  const typed = reply?.typed ?? null;
  const form = useFormDraft<HTMLFormElement>('communityQuestion', '', reply);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply);
  const problem = reply?.problems.find((each) => each !== 'crop');
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('askEveryone')}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      <OutboxFields form={{ ...view.outbox, key: typed?.key || view.outbox.key }} />
      {view.crops.length === 0 ? null : (
        <Select
          label={t('crop')}
          name="crop"
          options={view.crops}
          placeholder={t('noCrop')}
          defaultValue={typed?.crop ?? ''}
          error={reply?.problems.includes('crop') ? t('problem.crop') : undefined}
        />
      )}
      <TextField
        multiline
        label={t('question')}
        hint={t('questionHint')}
        name="text"
        rows={4}
        maxLength={LONGEST_QUESTION}
        defaultValue={typed?.text}
        error={problem === undefined ? undefined : t(`problem.${problem}`, { most: LONGEST_QUESTION })}
      />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('send')}
      </Button>
    </Form>
  );
}
