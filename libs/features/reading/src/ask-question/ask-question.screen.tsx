import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import type { ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, Page } from '@haat/ui-kit';
import { loadAskQuestion, sendQuestion } from './ask-question.data.ts';
import { OwnQuestions } from './own-questions.tsx';
import { QuestionForm } from './question-form.tsx';

export const handle = {
  namespaces: ['ask-question'],
  backTo: '/?section=community',
  isKept: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadAskQuestion(args);
}

export function action(args: ActionFunctionArgs) {
  return sendQuestion(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Asking everyone, and what became of other questions. See docs/domain/content.md#questions-to-everyone. */
export default function AskQuestionScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('ask-question');
  return (
    <Page>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(reply.refused.code), { ...reply.refused.details })}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.outbox} onSent={revalidate} />
      <p>{t('text')}</p>
      <QuestionForm key={view.questions?.[0]?.slug} view={view} reply={reply ?? null} />
      <Card>
        <h2 className="text-18 font-bold">{t('expertTitle')}</h2>
        <p className="pb-2">{t('expertText')}</p>
        <ButtonLink to={pathTo('askExpert')} variant="secondary" fullWidth>
          {t('expert')}
        </ButtonLink>
      </Card>
      <OwnQuestions questions={view.questions} />
    </Page>
  );
}
