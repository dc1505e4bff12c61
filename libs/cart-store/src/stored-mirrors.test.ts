import { describe, expect, it } from 'vitest';
import { openCartStorage } from './cart-storage.ts';
import { createServiceCartMirror, SERVICE_CART_KEY, type ServiceCart } from './service-cart.ts';

const inMemory = () => openCartStorage(() => null);
const service: ServiceCart = {
  serviceId: 's',
  cartId: 'c',
  bookingItem: { packageId: 'p', quantity: 1 },
  vendorId: 'v',
  vendorName: 'Ganesh',
  serviceName: 'Soil test',
  serviceIconUrl: '/i.svg',
};

describe('service cart', () => {
  it('keeps what is being booked until it is cleared', () => {
    const storage = inMemory();
    createServiceCartMirror(storage).set(service);
    const later = createServiceCartMirror(storage);
    later.read();
    expect(later.store.getState().value).toEqual(service);
    later.clear();
    expect(storage.read(SERVICE_CART_KEY)).toBeNull();
  });

  it.each(['nonsense', '{}', JSON.stringify({ ...service, bookingItem: { packageId: 'p', quantity: 0 } })])(
    'makes nothing of %s',
    (text) => {
      const storage = inMemory();
      storage.write(SERVICE_CART_KEY, text);
      const mirror = createServiceCartMirror(storage);
      mirror.read();
      expect(mirror.store.getState().value).toBeNull();
    },
  );
});
