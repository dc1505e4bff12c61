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
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Page, TextLink } from '@haat/ui-kit';
import { FeedbackForm } from './feedback-form.tsx';
import { loadFeedback, sendTypedFeedback } from './feedback.data.ts';
import { MyFeedback } from './my-feedback.tsx';

export const handle = { namespaces: ['feedback'], backTo: '/account', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadFeedback(args);
}

export function action(args: ActionFunctionArgs) {
  return sendTypedFeedback(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Telling how the market is, and what was answered. See docs/domain/aftercare.md#feedback. */
export default function FeedbackScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('feedback');
  if (view.view === 'guest')
    return (
      <Page>
        <p>{t('text')}</p>
        <p>{t('login')}</p>
        <ButtonLink to={pathTo('login', {}, { next: pathTo('feedback') })} size="large" fullWidth>
          {t('loginAction')}
        </ButtonLink>
      </Page>
    );
  return (
    <Page>
      {view.sentNumber !== null && reply === undefined ? (
        <Banner tone="success" announce>
          {t('sent', { number: view.sentNumber })}
        </Banner>
      ) : null}
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.outbox} onSent={revalidate} />
      <p>{t('text')}</p>
      <div>
        <p>{t('order')}</p>
        <TextLink to={pathTo('orders')} edge="start">
          {t('orders')}
        </TextLink>
      </div>
      {/* What was sent leaves an empty form. */}
      <FeedbackForm key={view.own?.[0]?.id} view={view} reply={reply ?? null} />
      <MyFeedback own={view.own} />
    </Page>
  );
}
