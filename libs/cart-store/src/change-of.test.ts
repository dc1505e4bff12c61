import { expect, it } from 'vitest';
import { changeOf } from './use-cart-mirror.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ variantId: 'urea', vendorId: 'shop-1', isPrebook: 'false', ...fields }))
    form.set(name, value);
  return form;
}

it.each([
  { fields: { intent: 'add', quantity: '2' }, quantity: 5 },
  { fields: { intent: 'set', quantity: '2' }, quantity: 2 },
  { fields: { intent: 'remove', quantity: '1' }, quantity: 0 },
])('reads the change from a form: $fields', ({ fields, quantity }) => {
  expect(changeOf(formOf(fields), 3)).toEqual({ variantId: 'urea', vendorId: 'shop-1', isPrebook: false, quantity });
});

it('leaves to the server what only it can do', () => {
  expect(changeOf(formOf({ intent: 'reset', quantity: '1' }), 0)).toBeNull();
});
