import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { isLanguage } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  isLiteContext,
  languageContext,
  languageCookie,
  liteCookie,
  sessionContext,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo, safeNextPath } from '@haat/routing';
import { Page } from '@haat/ui-kit';
import { LanguageChoice } from './language-choice.tsx';
import { LiteChoice } from './lite-choice.tsx';
import { rememberLanguage } from './language.data.ts';

export const handle = { namespaces: ['language', 'lite'], ownHeading: true } satisfies ScreenHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: context.get(textContext)('language:title'),
    chosen: context.get(languageContext),
    isLite: context.get(isLiteContext),
    next: safeNextPath(new URL(request.url).searchParams.get('next')),
  };
}

/**
 * Keeps the language for a year, also in the profile, and goes back to where the reader was; so does the choice of lite
 * or whole pages.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get('language');
  const next = safeNextPath(form.get('next') ?? pageBefore(request));
  const lite = form.get('lite');
  if (lite === '1' || lite === '0') return redirect(next, { headers: { 'Set-Cookie': liteCookie(lite, request) } });
  if (!isLanguage(language)) return redirect(pathTo('language', {}, { next }));
  await rememberLanguage(context.get(apiContext), context.get(sessionContext), language);
  return redirect(next, { headers: { 'Set-Cookie': languageCookie(language, request) } });
}

/** The page that a form stood on which says no other: it is here, or the browser does not say it. */
function pageBefore(request: Request): string | null {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page && page.host === new URL(request.url).host ? page.pathname + page.search : null;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Six languages in their own scripts. See docs/domain/application.md#languages. */
export default function LanguageScreen() {
  const { chosen, isLite, next } = useLoaderData<typeof loader>();
  const { t } = useTranslation('language');
  return (
    <Page>
      <h1 className="text-22 font-bold">{t('heading')}</h1>
      <LanguageChoice chosen={chosen} next={next} chosenLabel={t('chosen')} />
      <LiteChoice isLite={isLite} next={next} />
    </Page>
  );
}
