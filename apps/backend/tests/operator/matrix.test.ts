import { ROLES } from '@haat/api-contract/vocabulary';
import type { Role } from '@haat/api-contract/vocabulary';
import { operatorResourcesSchema } from '@haat/api-contract/operator';
import type { OperatorResources } from '@haat/api-contract/operator';
import { resourcesOf } from '@haat/backend-operator';
import { farmer, staffMember } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../src/compose.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const O: readonly Role[] = ['operator'];
const SO: readonly Role[] = ['support', 'operator'];
const EO: readonly Role[] = ['editor', 'operator'];

/** What a role may do with a resource: who reads it, who says which fields, who does which acts. */
interface Row {
  readonly read: readonly Role[];
  readonly change?: Readonly<Record<string, readonly Role[]>>;
  readonly set?: Readonly<Record<string, readonly Role[]>>;
  readonly unmask?: Readonly<Record<string, readonly Role[]>>;
  readonly act?: Readonly<Record<string, readonly Role[]>>;
}

const all = (roles: readonly Role[], ...names: string[]) => Object.fromEntries(names.map((name) => [name, roles]));
const PERSON = all(SO, 'farmer_name', 'farmer_phone');
const SHOP_TERMS = [
  ...['name', 'legal_name', 'fulfilment', 'delivery_radius_metres', 'pickup_radius_metres', 'delivery_base'],
  ...['delivery_base_metres', 'delivery_per_kilometre', 'delivery_free_from', 'ready_in_days', 'max_packs', 'gstin'],
  'is_financed',
];
const COUPON_TERMS = [
  ...['cap', 'minimum', 'valid_from', 'valid_until', 'marketplaces', 'total_uses', 'uses_per_farmer', 'is_listed'],
];

const CAMPAIGN_TERMS = ['shop_id', 'lines', 'coupon_code', 'valid_from', 'valid_until', 'pincode', 'most_orders'];

/** Decided by hand, and compared with what the areas declare: whoever adds a resource or a right says it here too. */
const MATRIX: Readonly<Record<string, Row>> = {
  orders: {
    read: SO,
    unmask: { ...PERSON, ...all(SO, 'address_name', 'address_phone', 'address') },
    act: all(SO, 'cancel', 'renew-delivery-code'),
  },
  payments: { read: SO },
  refunds: { read: SO, unmask: all(SO, 'destination'), act: all(SO, 'release', 'end-second-payment') },
  'credit-lines': { read: SO, unmask: PERSON, change: all(O, 'limit'), set: all(O, 'farmer_id', 'limit') },
  acts: { read: SO, act: all(SO, 'confirm', 'decline') },
  users: {
    read: SO,
    unmask: all(SO, 'full_name', 'phone_number', 'contact_number', 'email'),
    act: { ...all(O, 'give-role', 'take-role'), ...all(SO, 'end-sessions') },
  },
  shops: {
    read: SO,
    unmask: all(SO, 'owner_name', 'phone_number'),
    change: all(O, ...SHOP_TERMS),
    set: all(O, ...SHOP_TERMS, 'slug', 'type', 'address', 'pincode', 'owner_name', 'phone_number'),
    act: all(O, 'set-licence', 'end-licence'),
  },
  products: { read: SO, change: all(O, 'description', 'registration_number', 'gst_percent', 'hsn_code') },
  prices: { read: SO, change: all(O, 'price', 'discount', 'stock') },
  coupons: {
    read: SO,
    change: all(O, ...COUPON_TERMS),
    set: all(O, ...COUPON_TERMS, 'code', 'kind', 'amount', 'percent'),
  },
  complaints: { read: SO, act: all(SO, 'close', 'give-back') },
  returns: { read: SO, act: all(SO, 'give-back') },
  feedback: { read: SO, act: all(SO, 'answer') },
  campaigns: {
    read: SO,
    change: all(O, ...CAMPAIGN_TERMS),
    set: all(O, ...CAMPAIGN_TERMS, 'name'),
  },
  bookings: { read: SO, unmask: PERSON },
  claims: { read: SO, unmask: PERSON },
  flags: { read: O },
  'mandi-markets': { read: SO, change: all(O, 'market_fee_percent', 'commission_percent', 'handling', 'transport') },
  'mandi-set-aside': { read: SO },
  articles: {
    read: EO,
    change: all(EO, 'published_on', 'channel', 'tags'),
    set: all(EO, 'slug', 'published_on', 'channel', 'tags'),
    act: all(EO, 'write-text'),
  },
};

const RESOURCES = [...resourcesOf(AREAS).values()];
const allows = (allowed: readonly Role[] | undefined, role: Role) => allowed?.includes(role) === true;

describe('roles, resources and fields of the desk', () => {
  let backend: TestBackend;
  const tokens = new Map<Role, string>();
  const told = new Map<Role, OperatorResources>();
  beforeAll(async () => {
    backend = await startBackend({ seed: 'small', areas: AREAS_WITHOUT_JOBS });
    for (const role of ROLES) {
      const member = await staffMember(backend, role);
      tokens.set(role, await member.token());
      told.set(role, operatorResourcesSchema.parse((await member.call('GET', '/operator/v1/resources')).body));
    }
  });
  afterAll(() => backend?.close());

  it('has a row for every resource', () => {
    expect(RESOURCES.map(({ name }) => name).sort()).toEqual(Object.keys(MATRIX).sort());
  });

  it('has a fitting name, a sorted field and a reference that is there for each', () => {
    const names = new Set(RESOURCES.map(({ name }) => name));
    for (const { name, fields, sort, filters } of RESOURCES) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(fields[sort.field], name).toBeDefined();
      for (const [key, { reference, personal, change, isSortable }] of Object.entries(fields)) {
        expect(reference === undefined || names.has(reference), `${name}.${key}`).toBe(true);
        // Nobody changes what is shown to nobody, and sorting would tell what is masked.
        expect(personal === undefined || (change === undefined && isSortable !== true), `${name}.${key}`).toBe(true);
      }
      for (const reserved of ['page', 'per_page', 'sort', 'order', 'id']) expect(filters[reserved]).toBeUndefined();
    }
  });

  it('shows a farmer and a guest nothing', async () => {
    const { token } = await farmer(backend);
    expect((await backend.request('GET', '/operator/v1/resources', { token })).status).toBe(403);
    expect((await backend.request('GET', '/operator/v1/orders', { token })).status).toBe(403);
    expect((await backend.request('GET', '/operator/v1/orders', {})).status).toBe(401);
  });

  describe.each(RESOURCES.map(({ name }) => name))('%s', (name) => {
    const row = MATRIX[name] ?? { read: [] };
    const declared = resourcesOf(AREAS).get(name);
    const call = (role: Role, method: string, path: string, body?: unknown) =>
      backend.request(method, `/operator/v1/${name}${path}`, {
        token: tokens.get(role) ?? '',
        ...(body === undefined ? {} : { body }),
      });

    it('is told to each role as its row says', () => {
      for (const role of ROLES) {
        const seen = told.get(role)?.resources.find((one) => one.name === name);
        expect(seen !== undefined, role).toBe(allows(row.read, role));
        if (seen === undefined) continue;
        const rightsOf = (right: 'can_change' | 'can_set' | 'can_unmask') =>
          seen.fields.flatMap((field) => (field[right] ? [field.name] : [])).sort();
        const said = (rights: Readonly<Record<string, readonly Role[]>> = {}) =>
          Object.keys(rights)
            .filter((key) => allows(rights[key], role))
            .sort();
        expect({
          change: rightsOf('can_change'),
          set: rightsOf('can_set'),
          unmask: rightsOf('can_unmask'),
          act: seen.actions.map((action) => action.name).sort(),
        }).toEqual({ change: said(row.change), set: said(row.set), unmask: said(row.unmask), act: said(row.act) });
        const personal = Object.keys(declared?.fields ?? {}).filter((key) => declared?.fields[key]?.personal);
        expect(seen.fields.flatMap((field) => (field.is_masked ? [field.name] : [])).sort()).toEqual(personal.sort());
      }
    });

    it('answers each role as its row says', async () => {
      const code = async (answer: Promise<{ status: number }>) => (await answer).status;
      for (const role of ROLES) {
        const reads = allows(row.read, role);
        expect(await code(call(role, 'GET', '')), `${role} lists`).toBe(reads ? 200 : 403);
        const one = reads ? 404 : 403;
        expect(await code(call(role, 'GET', `/${randomUUID()}`)), `${role} reads`).toBe(one);
        const exported = await code(call(role, 'GET', '/export.csv?page=1'));
        expect(exported, `${role} exports`).toBe(reads ? 200 : 403);
        const sets = Object.values(row.set ?? {}).some((roles) => allows(roles, role));
        expect(await code(call(role, 'POST', '', { data: {} })), `${role} makes`).toBe(sets ? 400 : 403);
        const changes = Object.values(row.change ?? {}).some((roles) => allows(roles, role));
        const put = call(role, 'PUT', `/${randomUUID()}`, { version: 'none', data: {} });
        expect(await code(put), `${role} changes`).toBe(changes ? 404 : 403);
        for (const [action, roles] of Object.entries(row.act ?? {})) {
          const acted = await code(call(role, 'POST', `/${randomUUID()}/actions/${action}`, {}));
          expect(allows(roles, role) ? [400, 404] : [403], `${role} does ${action}`).toContain(acted);
        }
        for (const [field, roles] of Object.entries(row.unmask ?? {})) {
          const reason = 'A reason of ten letters.';
          const read = await code(call(role, 'POST', `/${randomUUID()}/unmask`, { field, reason }));
          expect(read, `${role} unmasks ${field}`).toBe(allows(roles, role) ? 404 : 403);
        }
      }
    });
  });
});
