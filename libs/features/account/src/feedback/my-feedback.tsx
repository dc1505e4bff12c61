import { useTranslation } from 'react-i18next';
import type { FeedbackStatus } from '@haat/api-contract/vocabulary';
import { Badge, Banner, Card, type BadgeProps } from '@haat/ui-kit';
import type { FeedbackFormData } from './feedback.data.ts';

const TONES: Readonly<Record<FeedbackStatus, BadgeProps['tone']>> = {
  OPEN: 'info',
  ESCALATED: 'warning',
  ANSWERED: 'success',
};

/** What the person sent before, and what was answered. */
export function MyFeedback({ own }: Pick<FeedbackFormData, 'own'>) {
  const { t } = useTranslation('feedback');
  if (own === null) return <Banner tone="warning">{t('notLoaded')}</Banner>;
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="my-feedback-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="my-feedback-title" className="text-18 font-bold">
        {t('mine')}
      </h2>
      <ul className="flex min-w-0 flex-col gap-2">
        {own.map(({ id, number, status, statusText, said, sentOn, text, answer, answerBy }) => (
          <li key={id}>
            <Card>
              <div className="flex min-w-0 flex-col items-start gap-1">
                <b>{number}</b>
                <p>{said}</p>
                <span className="text-14 text-ink-soft">{sentOn}</span>
                <Badge tone={TONES[status]}>{statusText}</Badge>
                {answerBy === null ? null : <p>{answerBy}</p>}
                {text === '' ? null : (
                  <p className="max-w-full break-words whitespace-pre-line text-ink-soft">{text}</p>
                )}
                {answer === null ? null : (
                  <p className="max-w-full font-semibold break-words whitespace-pre-line">{answer}</p>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
