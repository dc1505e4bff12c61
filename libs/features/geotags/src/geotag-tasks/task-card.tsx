import { useTranslation } from 'react-i18next';
import type { GeotagTaskState } from '@haat/api-contract/vocabulary';
import { Accordion, Badge, Banner, ButtonLink, Card, NavigationIcon, TextLink, type BadgeProps } from '@haat/ui-kit';
import { INTENTS, type GeotagTasksData, type TaskView, type VisitReply } from './geotag-tasks.data.ts';
import { PhotoForm, ReasonForm, StartForm } from './visit-forms.tsx';

const TONES: Readonly<Record<GeotagTaskState, BadgeProps['tone']>> = {
  PENDING: 'warning',
  ONGOING: 'info',
  DONE: 'success',
  CANCELLED: 'neutral',
};

interface TaskCardProps {
  readonly task: TaskView;
  readonly reasons: GeotagTasksData['reasons'];
  /** What a form of this task was answered. */
  readonly reply: VisitReply | null;
}

/** A field that is to be visited: until when, how far, what became of it, and what can be done. */
export function TaskCard({ task, reasons, reply }: TaskCardProps) {
  const { t } = useTranslation('geotags');
  const { field, title, state, stateText, until, away, directions, review, handedBack, done, isOpen } = task;
  const of = (intent: VisitReply['intent']) => (reply?.intent === intent ? reply : null);
  return (
    <Card>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h2 className="max-w-full text-18 font-bold break-words">
          <TextLink to={task.fieldPath}>{field}</TextLink>
        </h2>
        <p className="max-w-full break-words">{title}</p>
        <Badge tone={TONES[state]}>{stateText}</Badge>
        {task.isSample ? <Badge>{t('sample')}</Badge> : null}
        {until === null ? null : <p className="font-semibold">{until}</p>}
        {away === null ? null : <p className="max-w-full text-14 break-words text-ink-soft">{away}</p>}
        {done === null ? null : <p>{done}</p>}
        {review === null ? null : <p>{review}</p>}
      </div>
      {handedBack === null ? null : <Banner tone="warning">{handedBack}</Banner>}
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      {isOpen ? (
        <>
          {state === 'PENDING' ? <StartForm task={task} /> : null}
          <ButtonLink to={directions} variant="secondary" fullWidth icon={<NavigationIcon />}>
            {t('directions')}
            <span className="sr-only">: {field}</span>
          </ButtonLink>
          <Accordion title={t('photoTitle')} variant="row" defaultOpen={of(INTENTS.photo) !== null}>
            <PhotoForm task={task} reply={of(INTENTS.photo)} />
          </Accordion>
          <Accordion title={t('reasonTitle')} variant="row" defaultOpen={of(INTENTS.reason) !== null}>
            <ReasonForm task={task} reply={of(INTENTS.reason)} reasons={reasons} />
          </Accordion>
        </>
      ) : null}
    </Card>
  );
}
