import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, Page } from '@haat/ui-kit';
import { loadNotices, pageIn, submitSwitch } from './notices.data.ts';
import { PushSection } from './push-section.tsx';
import { TopicSwitch } from './topic-switch.tsx';

export const handle = { namespaces: ['notices', 'push'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return {
    title: context.get(textContext)('notices:title'),
    told: await loadNotices(context, pageIn(url.searchParams.get('page'))),
    isDone: url.searchParams.has('done'),
  };
}

/** Switches the SMS of a topic on or off, or the messages to this phone off. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitSwitch(context, await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What a person was told, which of it comes by SMS, and whether messages come to this phone. */
export default function NoticesScreen() {
  const { told, isDone } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.code ?? null;
  const { t } = useTranslation('notices');
  if (told === 'failed')
    return (
      <Page>
        <Banner tone="danger" announce>
          <p>{t('failed')}</p>
        </Banner>
        <ButtonLink to={pathTo('notices')} size="large" fullWidth>
          {t('main:retry')}
        </ButtonLink>
      </Page>
    );
  const { notices, switches, push, newer, older } = told;
  return (
    <Page>
      {refusal !== null ? (
        <Banner tone="danger" announce>
          <p>{t(errorTextKeys(refusal))}</p>
        </Banner>
      ) : isDone ? (
        <Banner tone="success" announce>
          <p>{t('done')}</p>
        </Banner>
      ) : null}
      <section aria-labelledby="switches" className="flex min-w-0 flex-col gap-3">
        <h2 id="switches" className="text-18 font-bold">
          {t('switches.title')}
        </h2>
        {switches.map(({ topic, is_on: isOn }) => (
          <TopicSwitch key={topic} topic={topic} isOn={isOn} />
        ))}
        <p className="text-ink-soft">{t('switches.always')}</p>
      </section>
      <PushSection publicKey={push.public_key} isOn={push.is_on} />
      <section aria-labelledby="told" className="flex min-w-0 flex-col gap-3">
        <h2 id="told" className="text-18 font-bold">
          {t('told.title')}
        </h2>
        {notices.length === 0 ? <p className="text-ink-soft">{t('told.none')}</p> : null}
        {notices.map(({ id, text, at }) => (
          <Card key={id}>
            <p className="break-words">{text}</p>
            <p className="text-ink-soft">{at}</p>
          </Card>
        ))}
        {older === null ? null : (
          <ButtonLink to={pathTo('notices', {}, { page: older })} variant="secondary" fullWidth>
            {t('told.older')}
          </ButtonLink>
        )}
        {newer === null ? null : (
          <ButtonLink to={pathTo('notices', {}, { page: newer })} variant="quiet" fullWidth>
            {t('told.newer')}
          </ButtonLink>
        )}
      </section>
    </Page>
  );
}
