import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { QuestionStatus } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Badge, Banner, Button, ButtonLink, Card, MediaPlayer, type BadgeProps } from '@haat/ui-kit';
import { QUESTION_INTENTS, type AskExpertData } from './ask-expert.data.ts';

const TONES: Readonly<Record<QuestionStatus, BadgeProps['tone']>> = {
  SENT: 'info',
  ASSIGNED: 'info',
  ANSWERED: 'success',
  CLOSED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** The person's questions, where each stands, and the way to its answer. */
export function MyQuestions({ questions }: Pick<AskExpertData, 'questions'>) {
  const { t } = useTranslation('agri-expert');
  if (questions === null) return <Banner tone="warning">{t('notLoaded')}</Banner>;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="my-questions-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="my-questions-title" className="text-18 font-bold">
        {t('mine')}
      </h2>
      <ul className="flex min-w-0 flex-col gap-2">
        {questions.map(
          ({ id, crop, asked, text, photos, voice, status, statusText, answer, mayWithdraw, mayClose }) => (
            <li key={id}>
              <Card>
                <div className="flex min-w-0 flex-col items-start gap-2">
                  <b>{crop}</b>
                  <span className="text-14 text-ink-soft">{asked}</span>
                  {text === '' ? null : <p className="max-w-full break-words whitespace-pre-line">{text}</p>}
                  <Badge tone={TONES[status]}>{statusText}</Badge>
                </div>
                {photos.length === 0 ? null : (
                  <p className="flex flex-wrap gap-3">
                    {photos.map(({ src, name }) => (
                      <a
                        key={src}
                        href={src}
                        className="grid min-h-12 min-w-12 place-items-center font-semibold text-primary underline"
                      >
                        {name}
                      </a>
                    ))}
                  </p>
                )}
                {voice === null ? null : (
                  <MediaPlayer kind="audio" {...voice} failedText={t('voice.notHeard')} retryText={t('main:retry')} />
                )}
                {answer === null ? null : (
                  <ButtonLink to={answer} fullWidth>
                    {t('read')}
                    <span className="sr-only">: {crop}</span>
                  </ButtonLink>
                )}
                {mayWithdraw ? <MoveForm id={id} intent="withdraw" crop={crop} /> : null}
                {mayClose ? <MoveForm id={id} intent="close" crop={crop} /> : null}
              </Card>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

interface MoveFormProps {
  readonly id: string;
  readonly intent: keyof typeof QUESTION_INTENTS;
  readonly crop: string;
}

function MoveForm({ id, intent, crop }: MoveFormProps) {
  const { t } = useTranslation('agri-expert');
  return (
    <Form method="post" action={pathTo('askExpert')}>
      <input type="hidden" name="intent" value={QUESTION_INTENTS[intent]} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" fullWidth>
        {t(intent)}
        <span className="sr-only">: {crop}</span>
      </Button>
    </Form>
  );
}
