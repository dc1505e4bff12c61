import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import {
  apiContext,
  isActionFailure,
  languageContext,
  placeContext,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Page } from '@haat/ui-kit';
import { codeIn, fillFromLink, openLink, questionFor } from '../campaign.data.ts';
import { CampaignOffer } from './campaign-offer.tsx';
import { campaignView } from './campaign.presenter.ts';

export const handle = { namespaces: ['growth'], ownBottomBar: true } satisfies ScreenHandle;

/** Refusals that the screen asks about by itself. */
const CONFIRMABLE_REFUSALS: readonly string[] = ['cart_error.vendor_changed', 'cart_error.order_type_changed'];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const t = context.get(textContext);
  const code = codeIn(url);
  const opened = await openLink(api, code);
  // Why a link opens nothing is said in one place.
  if ('refusal' in opened) throw redirect(pathTo('campaignLink', {}, { code }));
  const { campaign } = opened;
  return {
    title: t('growth:title'),
    offer: campaignView(t, context.get(languageContext), campaign, new Date()),
    question: await questionFor(api, campaign.vendor.id),
    /** To choose another place, and come back. */
    placePath: pathTo('location', {}, { next: pathTo('campaignCart', {}, { code }) }),
    hasPlace: context.get(placeContext) !== null,
  };
}

/** Puts the offered goods into the cart. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  return fillFromLink(context.get(apiContext), codeIn(url), await request.formData());
}

/** What was refused because the cart or the shop has changed shows both as they are now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus >= 400);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What a campaign's link offers at today's prices, and the one button that puts it into the cart. */
export default function CampaignCartScreen() {
  const { offer, question, placePath, hasPlace } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('growth');
  const refusal =
    isActionFailure(answer) && !(question && CONFIRMABLE_REFUSALS.includes(answer.error.code)) ? answer.error : null;
  return (
    <Page>
      {refusal ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(refusal.code), { ...refusal.details })}
        </Banner>
      ) : null}
      <CampaignOffer offer={offer} question={question} placePath={placePath} hasPlace={hasPlace} />
    </Page>
  );
}
