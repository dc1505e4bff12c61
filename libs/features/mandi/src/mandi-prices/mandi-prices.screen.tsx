import { lazy, Suspense } from 'react';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { shareCardContext, textContext, type ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { AskPlace } from '../choose-place.tsx';
import { followCrops, loadMandiPrices, type MandiPricesData } from './mandi-prices.data.ts';
import { changeAlerts, isAlertForm } from './price-alerts.data.ts';

/** A visit shows one of them: the other is not asked for. */
const NearPrices = lazy(async () => ({ default: (await import('./near-prices.tsx')).NearPrices }));
const ChooseCrops = lazy(async () => ({ default: (await import('./choose-crops.tsx')).ChooseCrops }));

export const handle = { isKept: true, namespaces: ['mandi'], isEntry: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  args.context.set(shareCardContext, { description: args.context.get(textContext)('mandi:shareText') });
  return loadMandiPrices(args);
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return isAlertForm(form) ? changeAlerts(args, form) : followCrops(args.request, form);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Market prices near the place for the crops that a person follows. See docs/domain/mandi.md. */
export default function MandiPricesScreen() {
  return <Page>{viewOf(useLoaderData<typeof loader>())}</Page>;
}

function viewOf(data: MandiPricesData) {
  switch (data.view) {
    case 'choose':
      return (
        <Suspense>
          <ChooseCrops choice={data} />
        </Suspense>
      );
    case 'no-place':
      return <AskPlace />;
    case 'prices':
      return (
        <Suspense>
          <NearPrices near={data} />
        </Suspense>
      );
  }
}
