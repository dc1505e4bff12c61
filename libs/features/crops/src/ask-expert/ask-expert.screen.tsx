import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { Banner, Page } from '@haat/ui-kit';
import { changeQuestions, loadAskExpert } from './ask-expert.data.ts';
import { MyQuestions } from './my-questions.tsx';
import { QuestionForm } from './question-form.tsx';

export const handle = { namespaces: ['agri-expert'], backTo: '/crops', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadAskExpert(args);
}

export function action(args: ActionFunctionArgs) {
  return changeQuestions(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Asking an expert, and what became of other questions. See docs/domain/advice.md#questions. */
export default function AskExpertScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('agri-expert');
  return (
    <Page>
      {view.isSent && reply === undefined ? (
        <Banner tone="success" announce>
          {t('sent')}
        </Banner>
      ) : null}
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.outbox} onSent={revalidate} />
      <p>{t('text')}</p>
      {/* What was sent leaves an empty form. */}
      <QuestionForm key={view.questions?.[0]?.id} view={view} reply={reply ?? null} />
      <MyQuestions questions={view.questions} />
    </Page>
  );
}
