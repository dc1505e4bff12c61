import { useTranslation } from 'react-i18next';
import { data, Form, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { LONGEST_SEARCH } from '@haat/api-contract/vocabulary';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, EmptyState, Page, SearchField } from '@haat/ui-kit';

export const handle = { namespaces: ['not-found'] } satisfies ScreenHandle;

export function loader({ context }: LoaderFunctionArgs) {
  return data({ title: context.get(textContext)('not-found:title') }, { status: 404 });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** There is no such page: says so, and offers a search and home. */
export default function NotFoundScreen() {
  const { t } = useTranslation('not-found');
  return (
    <Page>
      <EmptyState
        picture="/pictures/not-found.svg"
        title={t('heading')}
        detail={t('detail')}
        action={
          <>
            <Form role="search" action={pathTo('products')} className="grid min-w-0 gap-2 sm:flex">
              <SearchField
                label={t('search')}
                name="search"
                placeholder={t('search_hint')}
                maxLength={LONGEST_SEARCH}
              />
              <span className="grid shrink-0">
                <Button type="submit">{t('search_button')}</Button>
              </span>
            </Form>
            <ButtonLink to={pathTo('home')} variant="secondary">
              {t('home')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
