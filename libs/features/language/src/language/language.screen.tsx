import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { isLanguage } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  languageCookie,
  sessionContext,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo, safeNextPath } from '@haat/routing';
import { Page } from '@haat/ui-kit';
import { LanguageChoice } from './language-choice.tsx';
import { rememberLanguage } from './language.data.ts';

export const handle = { namespaces: ['language'], ownHeading: true } satisfies ScreenHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: context.get(textContext)('language:title'),
    chosen: context.get(languageContext),
    next: safeNextPath(new URL(request.url).searchParams.get('next')),
  };
}

/** Keeps the language for a year, also in the profile, and goes back to where the reader was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get('language');
  const next = safeNextPath(form.get('next'));
  if (!isLanguage(language)) return redirect(pathTo('language', {}, { next }));
  await rememberLanguage(context.get(apiContext), context.get(sessionContext), language);
  return redirect(next, { headers: { 'Set-Cookie': languageCookie(language, request) } });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Six languages in their own scripts. See docs/domain/application.md#languages. */
export default function LanguageScreen() {
  const { chosen, next } = useLoaderData<typeof loader>();
  const { t } = useTranslation('language');
  return (
    <Page>
      <h1 className="text-22 font-bold">{t('heading')}</h1>
      <LanguageChoice chosen={chosen} next={next} chosenLabel={t('chosen')} />
    </Page>
  );
}
