import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink, Card } from '@haat/ui-kit';
import type { AskQuestionData } from './ask-question.data.ts';

/** What the person asked everyone, with how many answered. */
export function OwnQuestions({ questions }: Pick<AskQuestionData, 'questions'>) {
  const { t } = useTranslation('ask-question');
  if (questions === null) return <Banner tone="warning">{t('notLoaded')}</Banner>;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="own-questions-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="own-questions-title" className="text-18 font-bold">
        {t('mine')}
      </h2>
      <ul className="flex min-w-0 flex-col gap-2">
        {questions.map(({ slug, text, asked, answers, isHidden, to }) => (
          <li key={slug}>
            <Card>
              <p className="max-w-full wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-14 text-ink-soft">
                {asked} · {answers}
              </p>
              {isHidden ? <Banner tone="warning">{t('hidden')}</Banner> : null}
              {to === null ? null : (
                <ButtonLink to={to} variant="secondary" fullWidth>
                  {t('open')}
                  <span className="sr-only">: {text}</span>
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
