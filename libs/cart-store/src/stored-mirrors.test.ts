import { describe, expect, it } from 'vitest';
import { openCartStorage } from './cart-storage.ts';
import { createInsuranceCartMirror, INSURANCE_CART_KEY } from './insurance-cart.ts';
import { createServiceCartMirror, SERVICE_CART_KEY, type ServiceCart } from './service-cart.ts';

const inMemory = () => openCartStorage(() => null);
const item = { id: 'group-1', qty: 2, freeQty: 1, type: 'weather' };
const service: ServiceCart = {
  serviceId: 's',
  cartId: 'c',
  bookingItem: { packageId: 'p', quantity: 1 },
  vendorId: 'v',
  vendorName: 'Ganesh',
  serviceName: 'Soil test',
  serviceIconUrl: '/i.svg',
};

describe('insurance cart', () => {
  it('keeps what is insured, whatever the id', () => {
    const storage = inMemory();
    const mirror = createInsuranceCartMirror(storage);
    mirror.setItem('__proto__', item);
    mirror.setItem('urea', item);
    mirror.setItem('urea', null);
    const later = createInsuranceCartMirror(storage);
    later.read();
    expect([...later.cart.items]).toEqual([['__proto__', item]]);
  });

  it.each(['nonsense', '{"items":{"urea":1}}', '{"items":[["urea",{"id":"g","qty":0,"freeQty":0,"type":"t"}]]}'])(
    'makes nothing of %s',
    (text) => {
      const storage = inMemory();
      storage.write(INSURANCE_CART_KEY, text);
      const mirror = createInsuranceCartMirror(storage);
      mirror.read();
      expect(mirror.cart.items.size).toBe(0);
    },
  );
});

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
