import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { OutboxFields, useFocusOnProblem } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, RadioCards } from '@haat/ui-kit';
import type { CaptainTrainingData } from './captain-training.data.ts';
import { answerField } from './sent-answers.ts';
import type { TrainingReply } from './training-acts.data.ts';

interface QuizFormProps {
  readonly view: CaptainTrainingData;
  readonly reply: TrainingReply | null;
}

/** Ten questions with an answer to choose each; without a network they wait on the phone, and are judged when sent. */
export function QuizForm({ view: { outbox, questions }, reply }: QuizFormProps) {
  const { t } = useTranslation('training');
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply?.isMissing === true ? reply : null);
  const chosen = reply?.chosen ?? {};
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('captainTraining')}
      encType="multipart/form-data"
      noValidate
      aria-labelledby="quiz"
      className="flex min-w-0 flex-col gap-6"
    >
      {outbox === null ? null : <OutboxFields form={outbox} />}
      {questions.map(({ id, text, options }, index) => (
        <RadioCards
          key={id}
          legend={`${String(index + 1)}. ${text}`}
          name={answerField(id)}
          options={options.map((option) => ({ value: option.id, title: option.text }))}
          defaultValue={chosen[id]}
          error={reply?.isMissing === true && chosen[id] === undefined ? t('quiz.choose') : undefined}
        />
      ))}
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('quiz.send')}
      </Button>
    </Form>
  );
}
