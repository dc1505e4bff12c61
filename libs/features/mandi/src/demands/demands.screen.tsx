import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, EmptyState, Page, TextField, TextLink } from '@haat/ui-kit';
import { DemandCard } from './demand-card.tsx';
import { changeOffers, loadDemands, type DemandsData } from './demands.data.ts';
import { MyOffers } from './my-offers.tsx';

export const handle = { namespaces: ['mandi'], backTo: '/mandi', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadDemands(args);
}

export function action(args: ActionFunctionArgs) {
  return changeOffers(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What buyers want, with every deduction before anything is offered. See docs/domain/mandi.md#demands-and-offers. */
export default function DemandsScreen() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('mandi');
  const { demands, shown, isSample, next, previous } = data;
  return (
    <Page>
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.error.code), answer.error.details)}
        </Banner>
      ) : null}
      <MyOffers data={data} />
      {shown === null ? null : (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <b>{shown.name ?? t('demand.oneCrop')}</b>
          <TextLink to={shown.all}>{t('centre.all')}</TextLink>
        </p>
      )}
      {demands.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-shop.svg"
          title={t('demand.noneTitle')}
          detail={t('demand.noneText')}
          action={
            <ButtonLink to={pathTo('mandiPrices')} size="large" fullWidth>
              {t('centre.toMandi')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {isSample ? <Banner tone="warning">{t('demand.sample')}</Banner> : null}
          <Quantity data={data} />
          <ul className="flex min-w-0 flex-col gap-3 lg:grid lg:grid-cols-2">
            {demands.map((demand) => (
              <li key={demand.id} className="min-w-0">
                <DemandCard demand={demand} data={data} />
              </li>
            ))}
          </ul>
          {next === null ? null : (
            <ButtonLink to={next} variant="secondary" fullWidth>
              {t('demand.next')}
            </ButtonLink>
          )}
          {previous === null ? null : (
            <ButtonLink to={previous} variant="secondary" fullWidth>
              {t('demand.previous')}
            </ButtonLink>
          )}
          <p className="text-14 text-ink-soft">{t('demand.note')}</p>
        </>
      )}
    </Page>
  );
}

function Quantity({ data }: { readonly data: DemandsData }) {
  const { t } = useTranslation('mandi');
  const { query, isBadQuantity } = data;
  return (
    <Form action={pathTo('demands')} preventScrollReset className="flex min-w-0 flex-col gap-2">
      {query.crop === null ? null : <input type="hidden" name="crop" value={query.crop} />}
      <TextField
        key={query.quintals}
        label={t('quantity.label')}
        hint={t('demand.quantityHint')}
        error={isBadQuantity ? t('quantity.error') : undefined}
        name="quintals"
        defaultValue={query.quintals}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <Button type="submit" fullWidth>
        {t('quantity.button')}
      </Button>
    </Form>
  );
}
