import { providerOf, type NetworkBasket, type NetworkDestination } from './basket.ts';

/** The message that asks a shop what a basket costs at a place. */
export function selectMessage(basket: NetworkBasket, place: Pick<NetworkDestination, 'gps' | 'pincode'>) {
  return {
    order: {
      provider: providerOf(basket),
      items: basket.items.map(({ id, count }) => ({ id, location_id: basket.locationId, quantity: { count } })),
      fulfillments: [{ end: { location: { gps: place.gps, address: { area_code: place.pincode } } } }],
    },
  };
}
