import { useTranslation } from 'react-i18next';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Bill, ButtonLink, Card, Page, TextLink } from '@haat/ui-kit';
import { chosenQuery, readChosen } from '../chosen-package.ts';
import { NoService } from '../no-service.tsx';
import { pricedChoice } from '../priced-choice.data.ts';

export const handle = { namespaces: ['booking'], backTo: '/farmer-services/drone-spray' } satisfies ScreenHandle;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const chosen = readChosen(url.searchParams);
  const priced = await pricedChoice(context, chosen);
  if (priced === null) return data({ title: t('booking:none'), cart: null }, { status: 404 });
  const { service, vendor, acres, samples, rows, total, isProgramme } = priced;
  const query = chosenQuery(chosen);
  const cart = {
    ...{ name: service.name, vendor: `${vendor.name}, ${vendor.town}`, rows, total },
    amounts: [
      ...(acres === null ? [] : [t('booking:acresBooked', { number: acres })]),
      ...(samples === null ? [] : [t('booking:samplesBooked', { number: samples })]),
    ],
    isProgramme,
    isLeast: acres !== null && acres < 1,
    change: pathTo('servicePackages', {}, query),
    next: pathTo('bookingForm', {}, query),
  };
  return { title: t('booking:cart'), cart };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What was chosen of one service, of one vendor, with its price; it is kept in the address. */
export default function ServiceCartScreen() {
  const { cart } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  if (cart === null) return <NoService />;
  return (
    <Page>
      <Card>
        <h2 className="text-18 font-bold">{cart.name}</h2>
        <p className="break-words">{cart.vendor}</p>
        {cart.amounts.map((amount) => (
          <p key={amount}>{amount}</p>
        ))}
        <Bill rows={cart.rows} total={{ label: t('total'), amount: cart.total }} />
        {cart.isProgramme ? <p className="font-bold">{t('programmePrice')}</p> : null}
        {cart.isLeast ? <p>{t('leastAcre')}</p> : null}
        <p>{t('payCash')}</p>
      </Card>
      <ButtonLink to={cart.next} size="large" fullWidth>
        {t('toForm')}
      </ButtonLink>
      <TextLink to={cart.change}>{t('change')}</TextLink>
    </Page>
  );
}
