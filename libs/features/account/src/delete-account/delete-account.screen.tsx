import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Page } from '@haat/ui-kit';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { loadDeletion, submitDeletion } from './delete-account.data.ts';
import { DeletionDue } from './deletion-due.tsx';
import { DeletionBlocks, DeletionFacts } from './deletion-facts.tsx';

export const handle = { namespaces: ['delete-account'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const refused = url.searchParams.get('data');
  return {
    title: context.get(textContext)('delete-account:title'),
    deletion: await loadDeletion(context),
    isKept: url.searchParams.get('done') === 'kept',
    download: refused === 'later' || refused === 'failed' ? refused : null,
  };
}

/** Sends the code, has the account deleted, or keeps it. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitDeletion(context, await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Where a person has their account deleted, keeps it after all, and downloads what it holds. */
export default function DeleteAccountScreen() {
  const { deletion, isKept, download } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('delete-account');
  if (deletion.kind === 'failed')
    return (
      <Page>
        <Banner tone="danger" announce>
          <p>{t('failed')}</p>
        </Banner>
        <ButtonLink to={pathTo('deleteAccount')} size="large" fullWidth>
          {t('main:retry')}
        </ButtonLink>
      </Page>
    );
  return (
    <Page>
      {isKept && deletion.kind !== 'due' ? (
        <Banner tone="success" announce>
          <p>{t('isKept')}</p>
        </Banner>
      ) : null}
      {deletion.kind === 'due' ? <DeletionDue day={deletion.day} refusal={reply?.refusal ?? null} /> : null}
      {deletion.kind === 'blocked' ? <DeletionBlocks blocks={deletion.blocks} /> : null}
      {deletion.kind === 'due' ? null : <DeletionFacts kept={deletion.kept} />}
      <section aria-labelledby="download" className="flex min-w-0 flex-col gap-2">
        <h2 id="download" className="text-18 font-bold">
          {t('download.title')}
        </h2>
        <p>{t('download.text')}</p>
        {download === null ? null : (
          <p role="alert" className="font-semibold text-clay">
            {t(`download.${download}`)}
          </p>
        )}
        <ButtonLink to={pathTo('ownData')} variant="secondary" fullWidth reloadDocument>
          {t('download.action')}
        </ButtonLink>
      </section>
      {deletion.kind === 'possible' ? <ConfirmDeletion reply={reply} /> : null}
    </Page>
  );
}
