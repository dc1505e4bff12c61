import { pagedSchema } from '@haat/api-contract';
import { networkProductDetailsSchema, networkProductSchema, providersSchema } from '@haat/api-contract/open-network';
import { storeCatalogue } from '@haat/backend-open-network/testing';
import { inTransaction } from '@haat/backend-platform';
import type { TestBackend } from '@haat/backend-testing';
import { catalogue, context, provider } from './catalogue-bodies.ts';

/** A place in Nashik. */
export const NASHIK = '20.0082,73.8064';
const productsSchema = pagedSchema(networkProductSchema);
let apps = 0;

/** A seller app of its own, so that no test sees another's goods. */
export function sellerApp(backend: TestBackend) {
  const bpp = `bpp-${(apps += 1)}.localhost`;
  const take = (body: Parameters<typeof storeCatalogue>[2], timestamp?: string) =>
    inTransaction(backend.database, (tx) =>
      storeCatalogue(tx, context({ bpp, ...(timestamp === undefined ? {} : { timestamp }) }), body),
    );
  const sellers = async (latLng = NASHIK) => {
    const { body } = await backend.request('GET', `/ondc/v1/providers?lat_lng=${latLng}&lang=en`);
    return providersSchema
      .parse(body)
      .vendor_details.filter(({ vendor_details }) => vendor_details.name.startsWith(`${bpp} `));
  };
  const names = (id: string) => ({ descriptor: { name: `${bpp} ${id}`, symbol: 'https://cdn.example/shop.png' } });
  /** Takes in a seller with these goods, and answers how its goods are asked for. */
  const sells = async (items: object[], given: Record<string, unknown> = {}) => {
    await take(catalogue(provider('P1', { ...names('P1'), items, ...given })));
    const [seller] = await sellers();
    return seller?.provider_id ?? '';
  };
  return { bpp, take, sellers, names, sells };
}

/** Lists and pages of the network's goods at Nashik, as the contract tells them. */
export function networkGoods(backend: TestBackend) {
  const list = async (query: string, latLng = NASHIK) => {
    const { body } = await backend.request('GET', `/ondc/v1/products?lat_lng=${latLng}&lang=en&${query}`);
    return productsSchema.parse(body);
  };
  const variantsOf = async (providerId: string) =>
    (await list(`provider=${providerId}`)).results.flatMap(({ product_variants }) => product_variants);
  const details = async (id: string, query = `lat_lng=${NASHIK}`) =>
    networkProductDetailsSchema.parse((await backend.request('GET', `/ondc/v1/products/${id}?${query}&lang=en`)).body);
  return { list, variantsOf, details };
}
