import { useTranslation } from 'react-i18next';
import { redirect, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { isKeptCopyContext, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page, TextLink } from '@haat/ui-kit';

export const handle = { namespaces: ['offline'] } satisfies ScreenHandle;

/** Where the phone's worker writes the address that was wanted, and those of the pages that it keeps. */
const WANTED = `${pathTo('offline')}#wanted`;

/** Only the phone's worker asks for it, to keep it: with a network there is something better to show. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(isKeptCopyContext)) throw redirect(pathTo('home'));
  return { title: context.get(textContext)('offline:title') };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/**
 * In place of a page that cannot be reached and is not kept: says so, and lists what is. See
 * docs/domain/application.md#pages-without-a-network.
 */
export default function OfflineScreen() {
  const { t } = useTranslation('offline');
  return (
    <Page>
      <h2 className="text-18 font-bold">{t('notKept')}</h2>
      <p>{t('notKeptText')}</p>
      <p>
        <TextLink to={WANTED}>{t('main:retry')}</TextLink>
      </p>
      <h2 className="text-18 font-bold">{t('keptPages')}</h2>
      <ul>
        <li id="kept-page">
          <TextLink to={WANTED}>{t('keptPages')}</TextLink>
        </li>
      </ul>
    </Page>
  );
}
