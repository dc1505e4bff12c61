import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { textContext } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { readChosen } from '../chosen-package.ts';
import { asksFor, findService } from '../find-service.data.ts';

/** The packages of a service and who does them; the form leads to the service's cart by its address. */
export async function loadPackages({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const chosen = readChosen(url.searchParams);
  const service = chosen.service === '' ? null : await findService(context, chosen.service);
  if (service === null) return data({ title: t('booking:none'), form: null }, { status: 404 });
  const [firstPackage] = service.packages;
  const [firstVendor] = service.vendors;
  const form = {
    service: service.id,
    packages: service.packages.map(({ id, name, per, price }) => ({
      ...{ value: id, title: name, detail: t(`booking:per.${per}`, { price: formatMoney(price) }) },
    })),
    vendors: service.vendors.map(({ id, name, town }) => ({ value: id, title: name, detail: town })),
    first: {
      package: chosen.package || (firstPackage?.id ?? ''),
      vendor: chosen.vendor || (firstVendor?.id ?? ''),
      acres: chosen.acres,
      samples: chosen.samples || '1',
    },
    asksAcres: asksFor(service, 'area'),
    isAcresNeeded: service.mandatory.includes('area'),
    asksSamples: asksFor(service, 'samples'),
    /** What the cart sent back because it cannot be. */
    problems: (url.searchParams.get('wrong') ?? '').split(','),
  };
  return { title: service.name, form };
}

/** What the screen is drawn from. */
export type PackagesData = ReturnType<typeof useLoaderData<typeof loadPackages>>;
