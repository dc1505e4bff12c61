import { useTranslation } from 'react-i18next';
import { redirect, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { isKeptCopyContext, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Page, TextLink } from '@haat/ui-kit';
import { WaitingForm } from './waiting-form.tsx';

export const handle = { namespaces: ['offline'] } satisfies ScreenHandle;

/** Where the phone's worker writes the address that was wanted, and those of the pages that it keeps. */
const WANTED = `${pathTo('offline')}#wanted`;

/** Only the phone's worker asks for it, to keep it: where nothing is kept there is something better to show. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(isKeptCopyContext)) throw redirect(pathTo('home'));
  return { title: context.get(textContext)('offline:title') };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/**
 * What the phone keeps: forms that wait to be sent, and pages; and in place of a page that cannot be reached, that it
 * cannot. The phone's worker fills it in, and leaves out the sections that are not so. See
 * docs/domain/application.md#pages-without-a-network.
 */
export default function OfflineScreen() {
  const { t } = useTranslation('offline');
  return (
    <Page>
      <section id="just-kept">
        <Banner tone="success">{t('outbox.kept')}</Banner>
      </section>
      <section id="not-kept" className="flex min-w-0 flex-col gap-2">
        <h2 className="text-18 font-bold">{t('notKept')}</h2>
        <p>{t('notKeptText')}</p>
        <p>
          <TextLink to={WANTED}>{t('main:retry')}</TextLink>
        </p>
      </section>
      <section id="outbox" className="flex min-w-0 flex-col gap-2">
        <h2 className="text-18 font-bold">{t('outbox.title')}</h2>
        <ul className="flex min-w-0 flex-col gap-4">
          <WaitingForm />
        </ul>
      </section>
      <h2 className="text-18 font-bold">{t('keptPages')}</h2>
      <ul>
        <li id="kept-page">
          <TextLink to={WANTED}>{t('keptPages')}</TextLink>
        </li>
      </ul>
    </Page>
  );
}
