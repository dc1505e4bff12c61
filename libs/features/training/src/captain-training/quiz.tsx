import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink, Card, TextLink } from '@haat/ui-kit';
import type { CaptainTrainingData, OwnTraining } from './captain-training.data.ts';
import { OwnCertificate } from './own-certificate.tsx';
import { QuizForm } from './quiz-form.tsx';
import type { TrainingReply } from './training-acts.data.ts';

interface QuizProps {
  readonly view: CaptainTrainingData;
  readonly reply: TrainingReply | null;
}

/** The quiz: who may answer does, who has passed has the certificate, and the others read why not. */
export function Quiz({ view, reply }: QuizProps) {
  const { t } = useTranslation('training');
  const { mine, loginPath, notLoaded, pass } = view;
  return (
    <section aria-labelledby="quiz" className="flex min-w-0 flex-col gap-3">
      <h2 id="quiz" className="scroll-mt-20 text-18 font-bold">
        {t('quiz.title')}
      </h2>
      <p>{t('quiz.how', pass)}</p>
      {loginPath === null ? null : (
        <Card>
          <p>{t('quiz.login')}</p>
          <ButtonLink to={loginPath} fullWidth>
            {t('quiz.toLogin')}
          </ButtonLink>
        </Card>
      )}
      {notLoaded === null ? null : <Banner tone="warning">{notLoaded}</Banner>}
      {mine === null ? null : <Result mine={mine} pass={pass} />}
      {mine === null ? null : <NextStep view={view} mine={mine} reply={reply} />}
    </section>
  );
}

function NextStep({ view, mine, reply }: QuizProps & { readonly mine: OwnTraining }) {
  const { t } = useTranslation('training');
  if (mine.isPassed) return <OwnCertificate mine={mine} />;
  if (mine.attemptsLeft === 0) return <Banner tone="info">{t('quiz.tomorrow')}</Banner>;
  return (
    <>
      <p>{t('quiz.left', { count: mine.attemptsLeft })}</p>
      {/* What was judged leaves an empty form. */}
      <QuizForm key={mine.last?.id} view={view} reply={reply} />
    </>
  );
}

function Result({ mine: { last }, pass }: { readonly mine: OwnTraining } & Pick<CaptainTrainingData, 'pass'>) {
  const { t } = useTranslation('training');
  if (last === null) return null;
  return (
    <>
      <Banner tone={last.isPassed ? 'success' : 'warning'} title={t(last.isPassed ? 'result.passed' : 'result.failed')}>
        {t('result.right', { right: last.right, all: pass.all })}
      </Banner>
      {last.wrong.length === 0 ? null : (
        <Card>
          <h3 className="font-bold">{t('result.wrong')}</h3>
          <ul className="flex min-w-0 flex-col gap-3">
            {last.wrong.map(({ id, text, lesson, to }) => (
              <li key={id}>
                <p>{text}</p>
                <TextLink to={to} edge="start">
                  {t('result.readAgain', { lesson })}
                </TextLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
