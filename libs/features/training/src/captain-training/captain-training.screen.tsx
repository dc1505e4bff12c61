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
import { loadCaptainTraining } from './captain-training.data.ts';
import { CheckCertificate } from './check-certificate.tsx';
import { Lessons } from './lessons.tsx';
import { Quiz } from './quiz.tsx';
import { changeTraining } from './training-acts.data.ts';

export const handle = { namespaces: ['training'], backTo: '/account', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadCaptainTraining(args);
}

export function action(args: ActionFunctionArgs) {
  return changeTraining(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/**
 * Lessons and quiz on one page, so that a phone that has opened it has all of them without a network. See
 * docs/domain/training.md.
 */
export default function CaptainTrainingScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('training');
  return (
    <Page>
      {reply === undefined ? null : (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      )}
      {view.isAnswered && reply === undefined ? (
        <Banner tone="info" announce>
          {t('result.judged')}
        </Banner>
      ) : null}
      {view.outbox === null ? null : <OutboxWaiting form={view.outbox} onSent={revalidate} />}
      <p>{t('intro')}</p>
      <Lessons lessons={view.lessons} mine={view.mine} />
      <Quiz view={view} reply={reply ?? null} />
      <CheckCertificate check={view.check} />
    </Page>
  );
}
