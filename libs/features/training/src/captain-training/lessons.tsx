import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Accordion, Badge, Button, Progress } from '@haat/ui-kit';
import type { CaptainTrainingData } from './captain-training.data.ts';
import { INTENT } from './training-acts.data.ts';

type ShownLesson = CaptainTrainingData['lessons'][number];

/** The lessons, folded up; one at a time is open, so that it alone is read out. */
export function Lessons({ lessons, mine }: Pick<CaptainTrainingData, 'lessons' | 'mine'>) {
  const { t } = useTranslation('training');
  return (
    <section aria-labelledby="lessons" className="flex min-w-0 flex-col gap-3">
      <h2 id="lessons" className="text-18 font-bold">
        {t('lessons.title')}
      </h2>
      <p className="text-14 text-ink-soft">{t('lessons.how')}</p>
      {mine === null ? null : (
        <Progress
          label={t('lessons.progress')}
          value={mine.read}
          max={mine.all}
          text={t('lessons.read', { read: mine.read, all: mine.all })}
        />
      )}
      {lessons.map((lesson) => (
        <div key={lesson.id} id={lesson.id} className="scroll-mt-20">
          <Accordion key={String(lesson.isOpen)} title={lesson.title} defaultOpen={lesson.isOpen} group="lesson">
            <LessonText lesson={lesson} />
            {mine === null ? null : <ReadForm lesson={lesson} />}
          </Accordion>
        </div>
      ))}
    </section>
  );
}

function LessonText({ lesson: { summary, points, source } }: { readonly lesson: ShownLesson }) {
  const { t } = useTranslation('training');
  return (
    <>
      <p className="font-semibold">{summary}</p>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="text-14 text-ink-soft">{t('lessons.source', { source })}</p>
    </>
  );
}

function ReadForm({ lesson: { id, title, next, isRead } }: { readonly lesson: ShownLesson }) {
  const { t } = useTranslation('training');
  return (
    <>
      {isRead ? <Badge tone="success">{t('lessons.isRead')}</Badge> : null}
      <Form method="post" action={pathTo('captainTraining')}>
        <input type="hidden" name="intent" value={INTENT.read} />
        <input type="hidden" name="lesson" value={id} />
        <input type="hidden" name="next" value={next} />
        <Button type="submit" variant="secondary" fullWidth>
          {next === '' ? t('lessons.toQuiz') : t('lessons.next')}
          <span className="sr-only">: {title}</span>
        </Button>
      </Form>
    </>
  );
}
