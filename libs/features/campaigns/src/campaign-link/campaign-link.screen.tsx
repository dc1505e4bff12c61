import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { apiContext, languageContext, placeContext, textContext, type ScreenHandle } from '@haat/app-context';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { Page } from '@haat/ui-kit';
import { codeIn, openLink } from '../campaign.data.ts';
import { LinkRefused } from './link-refused.tsx';

export const handle = { namespaces: ['growth'] } satisfies ScreenHandle;

/** Checks a campaign's link and leads on: to the goods, or first to the place where none was chosen. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const code = codeIn(url);
  const opened = await openLink(context.get(apiContext), code);
  if ('refusal' in opened) {
    const { code: reason, httpStatus, startsOn } = opened.refusal;
    const starts =
      startsOn && t('growth:refused.starts', { day: dayText(t, context.get(languageContext), startsOn, new Date()) });
    return data({ title: t('growth:title'), reason, starts }, { status: httpStatus });
  }
  const next = pathTo('campaignCart', {}, { code });
  if (context.get(placeContext) === null) throw redirect(pathTo('location', {}, { q: opened.campaign.pincode, next }));
  throw redirect(next);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Why a campaign's link is refused, and a link to the available goods. */
export default function CampaignLinkScreen() {
  const { reason, starts } = useLoaderData<typeof loader>();
  return (
    <Page>
      <LinkRefused reason={reason} starts={starts} />
    </Page>
  );
}
