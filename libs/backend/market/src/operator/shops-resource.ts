import { FULFILMENT_TYPES, LICENCE_KINDS, MARKETPLACES, VENDOR_TYPES } from '@haat/api-contract/vocabulary';
import { CARERS, choiceFilter, maskName, maskPhone, OPERATORS, textFilter } from '@haat/backend-platform/operator';
import type { OperatorField, OperatorResource } from '@haat/backend-platform/operator';
import { sql } from 'drizzle-orm';
import { vendors } from '../vendors/tables.ts';
import { endLicence, setLicence } from './licences.ts';
import { changeShop, takeInShop } from './take-in-shop.ts';

const both = { change: OPERATORS, set: OPERATORS } as const;
const metres = { kind: 'number', least: 0, most: 200_000, ...both } as const;
const delivery = { mayBeNull: true, isDetail: true, ...both } as const;
/** The first day on which one of its licences has run out; null for a shop without one. */
const LICENCE_ENDS = sql<
  string | null
>`(select min(one ->> 'valid_until') from jsonb_array_elements(${vendors.licences}) one)`;

/** Personal to who keeps the shop; said once, when it is taken in. */
const OWNER: Record<string, OperatorField> = {
  owner_name: {
    kind: 'text',
    column: vendors.ownerName,
    isDetail: true,
    longest: 100,
    set: OPERATORS,
    isRequired: true,
    personal: { mask: maskName, unmask: CARERS },
  },
  phone_number: {
    kind: 'text',
    column: vendors.phoneNumber,
    isDetail: true,
    pattern: /^[6-9]\d{9}$/,
    set: OPERATORS,
    isRequired: true,
    personal: { mask: maskPhone, unmask: CARERS },
  },
};

/** Shops at the desk, with their licences. See docs/domain/operator.md#shops. */
export const shopsResource: OperatorResource = {
  name: 'shops',
  read: CARERS,
  source: { table: vendors, key: vendors.id },
  sort: { field: 'slug', order: 'asc' },
  fields: {
    slug: {
      kind: 'text',
      column: vendors.slug,
      isSortable: true,
      set: OPERATORS,
      isRequired: true,
      longest: 60,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    },
    name: { kind: 'texts', column: vendors.name, longest: 100, isRequired: true, ...both },
    legal_name: { kind: 'text', column: vendors.legalName, isRequired: true, ...both },
    ...OWNER,
    marketplace: { kind: 'choice', choices: MARKETPLACES, column: vendors.marketplace },
    type: { kind: 'choice', choices: VENDOR_TYPES, column: vendors.type, set: OPERATORS, isRequired: true },
    fulfilment: {
      kind: 'choice',
      choices: FULFILMENT_TYPES,
      column: vendors.fulfilment,
      isRequired: true,
      ...both,
    },
    address: {
      kind: 'text',
      column: sql<string>`coalesce(${vendors.addressLines} -> 0 ->> 'en', ${vendors.addressLines} -> 0 ->> 'hi')`.as(
        'address',
      ),
      isDetail: true,
      set: OPERATORS,
      isRequired: true,
    },
    pincode: { kind: 'text', column: vendors.pincode, pattern: /^[1-9]\d{5}$/, set: OPERATORS, isRequired: true },
    district: { kind: 'texts', column: vendors.district },
    state: { kind: 'texts', column: vendors.state, isDetail: true },
    delivery_radius_metres: { ...metres, column: vendors.deliveryRadiusMetres, isRequired: true },
    pickup_radius_metres: { ...metres, column: vendors.pickupRadiusMetres, isRequired: true },
    delivery_base: { kind: 'rupees', column: vendors.deliveryBasePaise, most: 10_000, ...delivery },
    delivery_base_metres: { kind: 'number', column: vendors.deliveryBaseMetres, most: 200_000, ...delivery },
    delivery_per_kilometre: { kind: 'rupees', column: vendors.deliveryPerKilometrePaise, most: 1_000, ...delivery },
    delivery_free_from: { kind: 'rupees', column: vendors.deliveryFreeFromPaise, most: 1_000_000, ...delivery },
    ready_in_days: {
      kind: 'number',
      column: vendors.readyInDays,
      least: 0,
      most: 30,
      isDetail: true,
      isRequired: true,
      ...both,
    },
    max_packs: { kind: 'number', column: vendors.maxPacks, least: 1, most: 1_000, isDetail: true, ...both },
    gstin: { kind: 'text', column: vendors.gstin, longest: 15, mayBeNull: true, isDetail: true, ...both },
    is_financed: { kind: 'boolean', column: vendors.isFinanced, ...both },
    licence_ends_on: { kind: 'day', column: LICENCE_ENDS.as('licence_ends_on') },
    licences: {
      kind: 'table',
      column: vendors.licences,
      isDetail: true,
      columns: [
        { name: 'kind', kind: 'text' },
        { name: 'number', kind: 'text' },
        { name: 'valid_until', kind: 'day' },
      ],
    },
  },
  filters: {
    slug: textFilter(vendors.slug),
    name: {
      kind: 'text',
      longest: 60,
      where: (text: string) =>
        sql`(${vendors.name}::text || ${vendors.legalName}) ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`,
    },
    pincode: textFilter(vendors.pincode, 6),
    type: choiceFilter(vendors.type, VENDOR_TYPES),
    marketplace: choiceFilter(vendors.marketplace, MARKETPLACES),
    licence_ends_before: { kind: 'day', where: (day: string) => sql`${LICENCE_ENDS} < ${day}` },
  },
  create: takeInShop,
  change: changeShop,
  actions: {
    'set-licence': {
      roles: OPERATORS,
      secondPerson: 'never',
      inputs: {
        kind: { kind: 'choice', choices: LICENCE_KINDS, isRequired: true },
        number: { kind: 'text', longest: 60, isRequired: true, pattern: /^[\w./ -]+$/ },
        valid_until: { kind: 'day', isRequired: true },
      },
      run: setLicence,
    },
    'end-licence': {
      roles: OPERATORS,
      secondPerson: 'never',
      inputs: { kind: { kind: 'choice', choices: LICENCE_KINDS, isRequired: true } },
      run: endLicence,
    },
  },
};
