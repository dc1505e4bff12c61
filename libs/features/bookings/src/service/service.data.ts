import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { textContext } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { timeText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { findService } from '../find-service.data.ts';

/** A service: what it is, what it costs, who does it and when. Its id is the last part of the address. */
export async function loadService({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const id = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const service = await findService(context, id);
  if (service === null) return data({ title: t('booking:none'), service: null }, { status: 404 });
  const { name, about, packages, minutes, lead_hours: hours, vendors, keeps_distance: keepsDistance } = service;
  const view = {
    about,
    prices: packages.map(({ id: packageId, name: packageName, per, price }) => ({
      ...{ id: packageId, name: packageName, price: t(`booking:per.${per}`, { price: formatMoney(price) }) },
    })),
    rules: [
      t('booking:lasts', { minutes }),
      t('booking:lead', { hours }),
      t('booking:payCash'),
      ...(keepsDistance ? [t('booking:rule.distance'), t('booking:rule.wind'), t('booking:rule.tank')] : []),
    ],
    vendors: vendors.map(({ id: vendorId, name: vendor, town, opens, closes, drone }) => ({
      ...{ id: vendorId, name: `${vendor}, ${town}` },
      opening: t('booking:open', { opens: timeText(t, opens), closes: timeText(t, closes) }),
      papers:
        drone === null
          ? []
          : [
              t('booking:papers.pilot', { id: drone.pilot_certificate }),
              t('booking:papers.drone', { id: drone.drone_number }),
              t('booking:papers.insured', { date: drone.insured_until.split('-').reverse().join('-') }),
            ],
    })),
    to: vendors.length === 0 || packages.length === 0 ? null : pathTo('servicePackages', {}, { service: id }),
  };
  return { title: name, service: view };
}

/** What the screen is drawn from. */
export type ServiceData = ReturnType<typeof useLoaderData<typeof loadService>>;
