import { useTranslation } from 'react-i18next';
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import {
  actionFailure,
  apiContext,
  isActionFailure,
  requireSession,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { codeIn } from '../campaign.data.ts';
import { FulfilmentForm } from './fulfilment-form.tsx';
import { chooseFulfilment, fulfilmentOptions } from './fulfilment-options.data.ts';

export const handle = { namespaces: ['growth'], ownBottomBar: true } satisfies ScreenHandle;

/**
 * The goods are already in the cart: the choice made here is stored on it, and the order is placed on the cart's
 * page.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const options = await fulfilmentOptions(context.get(apiContext), t, new Date());
  if (options.kind === 'unserved') throw redirect(pathTo('cart'));
  const code = codeIn(url);
  return {
    title: t('cart:fulfilment.legend'),
    legend: t('cart:fulfilment.legend'),
    options,
    offerPath: code === '' ? null : pathTo('campaignCart', {}, { code }),
    newAddressPath: pathTo('newAddress', {}, { next: pathTo('campaignAddress', {}, { code }) }),
  };
}

/** Keeps where the goods shall come to, and goes on to the bill. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  try {
    if (await chooseFulfilment(context.get(apiContext), await request.formData())) return redirect(pathTo('cart'));
    return data({ isMissing: true as const }, { status: 400 });
  } catch (error) {
    return actionFailure(error);
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** To which address a campaign's goods shall come, or whether they are collected. */
export default function CampaignAddressScreen() {
  const { options, legend, offerPath, newAddressPath } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('growth');
  if (options.kind === 'empty') {
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-cart.svg"
          title={t('empty.title')}
          detail={t('empty.text')}
          action={
            <>
              {offerPath === null ? null : (
                <ButtonLink to={offerPath} size="large" fullWidth>
                  {t('empty.offer')}
                </ButtonLink>
              )}
              <ButtonLink to={pathTo('orders')} variant="secondary" size="large" fullWidth>
                {t('empty.orders')}
              </ButtonLink>
            </>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.error.code), { ...answer.error.details })}
        </Banner>
      ) : null}
      <FulfilmentForm
        options={options}
        legend={legend}
        newAddressPath={newAddressPath}
        isMissing={answer !== undefined && 'isMissing' in answer}
      />
    </Page>
  );
}
