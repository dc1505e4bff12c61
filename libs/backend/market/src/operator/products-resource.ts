import { PRODUCT_KINDS, TOXICITY_COLOURS } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import { CARERS, choiceFilter, OPERATORS, textFilter } from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { asc, eq, like } from 'drizzle-orm';
import { products, variants } from '../catalogue/tables.ts';
import { foldText } from '../search/fold-text.ts';
import { refusedSubstanceIn } from '../substances/refused-substance.ts';

/**
 * Goods at the desk. Names, brands and packs come with the catalogue's import, because what is found by them is made of
 * them; what the label says beside is changed here.
 */
export const productsResource: OperatorResource = {
  name: 'products',
  read: CARERS,
  source: { table: products, key: products.id },
  sort: { field: 'slug', order: 'asc' },
  fields: {
    slug: { kind: 'text', column: products.slug, isSortable: true },
    name: { kind: 'texts', column: products.name },
    kind: { kind: 'choice', choices: PRODUCT_KINDS, column: products.kind },
    category_id: { kind: 'text', column: products.categoryId },
    brand_id: { kind: 'text', column: products.brandId },
    maker_name: { kind: 'text', column: products.makerName, isDetail: true },
    composition: { kind: 'text', column: products.composition, isDetail: true },
    description: { kind: 'texts', column: products.description, isDetail: true, change: OPERATORS },
    registration_number: {
      kind: 'text',
      column: products.registrationNumber,
      isDetail: true,
      longest: 80,
      mayBeNull: true,
      change: OPERATORS,
    },
    toxicity: { kind: 'choice', choices: TOXICITY_COLOURS, column: products.toxicity, isDetail: true },
    gst_percent: { kind: 'number', column: products.gstPercent, least: 0, most: 40, change: OPERATORS },
    hsn_code: { kind: 'text', column: products.hsnCode, pattern: /^\d{4,8}$/, longest: 8, change: OPERATORS },
    collect_only: { kind: 'boolean', column: products.collectOnly, isDetail: true },
    packs: {
      kind: 'table',
      isDetail: true,
      columns: [
        { name: 'id', kind: 'text' },
        { name: 'amount', kind: 'number' },
        { name: 'unit', kind: 'text' },
        { name: 'mrp', kind: 'rupees' },
      ],
    },
  },
  filters: {
    kind: choiceFilter(products.kind, PRODUCT_KINDS),
    category_id: textFilter(products.categoryId),
    brand_id: textFilter(products.brandId),
    name: {
      kind: 'text',
      longest: 60,
      where: (text: string) => like(products.search, `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`),
    },
  },
  details: async (_dependencies, { id }, executor) => {
    const packs = await executor
      .select()
      .from(variants)
      .where(eq(variants.productId, String(id)))
      .orderBy(asc(variants.sortOrder), asc(variants.id));
    return {
      packs: packs.map(({ id: packId, packAmount, packUnit, mrpPaise }) => ({
        ...{ id: packId, amount: packAmount, unit: packUnit, mrp: mrpPaise },
      })),
    };
  },
  change: async (tx, _context, before, values) => {
    const description = values['description'] as Readonly<Record<string, string>> | undefined;
    if (description !== undefined) {
      if (description['hi'] === undefined || description['en'] === undefined)
        throw new ServiceError('request_error.invalid', { fields: [{ field: 'data.description', rule: 'missing' }] });
      const substance = await refusedSubstanceIn(tx, Object.values(description));
      if (substance !== null) throw new ServiceError('content_error.substance_refused', { substance });
    }
    const columns = {
      description,
      registrationNumber: values['registration_number'],
      gstPercent: values['gst_percent'],
      hsnCode: values['hsn_code'],
    };
    const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0)
      await tx
        .update(products)
        .set(given)
        .where(eq(products.id, String(before['id'])));
  },
};
