import { providerOf, type NetworkBasket, type NetworkDestination, type NetworkFulfilment } from './basket.ts';

/**
 * The message that asks a shop what a basket costs at a place.
 *
 * @param fulfilment by which of the shop's own the goods are to be handed over; null for the one that brings them,
 *   which the shop names itself
 */
export function selectMessage(
  basket: NetworkBasket,
  place: Pick<NetworkDestination, 'gps' | 'pincode'>,
  fulfilment: Pick<NetworkFulfilment, 'id' | 'type'> | null = null,
) {
  const end = { location: { gps: place.gps, address: { area_code: place.pincode } } };
  return {
    order: {
      provider: providerOf(basket),
      items: basket.items.map(({ id, count }) => ({ id, location_id: basket.locationId, quantity: { count } })),
      fulfillments: [fulfilment === null ? { end } : { id: fulfilment.id, type: fulfilment.type, end }],
    },
  };
}
