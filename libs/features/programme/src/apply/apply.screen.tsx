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
import { Banner, ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { ApplicationForm } from './application-form.tsx';
import { loadApply, submitApply } from './apply.data.ts';
import { UnderWay } from './under-way.tsx';

export const handle = { namespaces: ['shri'], backTo: '/shri-program', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadApply(args);
}

export function action(args: ActionFunctionArgs) {
  return submitApply(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Applying for a card: crop, field, sowing and identity card. See docs/domain/programme.md#states. */
export default function ApplyScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('shri');
  return (
    <Page>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.outbox} onSent={revalidate} />
      {view.hasDocument ? (
        <p>{t('apply.document')}</p>
      ) : (
        <>
          <Banner tone="warning">{t('apply.noDocument')}</Banner>
          <ButtonLink to={view.giveDocument} variant="secondary" fullWidth>
            {t('apply.give')}
          </ButtonLink>
        </>
      )}
      <UnderWay underWay={view.underWay} />
      {view.fields.length === 0 ? (
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('apply.noField')}
          detail={t('apply.noFieldText')}
          action={
            <ButtonLink to={pathTo('newField')} fullWidth>
              {t('apply.addField')}
            </ButtonLink>
          }
        />
      ) : (
        <ApplicationForm view={view} reply={reply} />
      )}
    </Page>
  );
}
