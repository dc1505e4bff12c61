import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { isApiError, policy } from '@haat/api-client';
import { apiContext, languageContext, requireSession, textContext } from '@haat/app-context';
import { policyView } from '../policy.presenter.ts';

/** One policy of the farmer; another's is not there. */
export async function loadPolicy({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const found = await policy(context.get(apiContext), params['id'] ?? '').catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  if (found === null) return data({ view: 'none' as const, title: t('insurance:mine.link') }, { status: 404 });
  const view = policyView({ t, language: context.get(languageContext), now: new Date() }, found);
  return { view: 'policy' as const, title: view.number, policy: view };
}

/** What the screen is drawn from. */
export type PolicyData = ReturnType<typeof useLoaderData<typeof loadPolicy>>;
