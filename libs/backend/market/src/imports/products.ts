import { PRODUCT_KINDS, TOXICITY_COLOURS } from '@haat/api-contract/vocabulary';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { CellReader } from '@haat/backend-table-files';
import type { AskedRow, ImportKindDefinition, ImportedFields, ReadRow } from '@haat/backend-table-files';
import { sql } from 'drizzle-orm';
import { searchText } from '../search/fold-text.ts';
import { bannedSubstanceIn } from '../substances/banned-substances.ts';
import { bannedSubstances } from '../substances/list-banned.ts';

const LONGEST = 200;
const LONGEST_DESCRIPTION = 2000;
const TOXICITIES = ['none', ...TOXICITY_COLOURS] as const;
const YES_NO = ['yes', 'no'] as const;
/** Rates of goods and services tax. */
const HIGHEST_GST_PERCENT = '40';

/**
 * Products of the catalogue, by their slugs: new ones, with the picture of their category, and facts of known ones.
 * Packs are added at the desk. See docs/domain/imports.md#products.
 */
export const PRODUCTS: ImportKindDefinition = {
  kind: 'products',
  columns: [
    { name: 'slug', isRequired: true, example: 'neem-coated-urea' },
    { name: 'kind', isRequired: true, example: 'fertiliser' },
    { name: 'category', isRequired: true, example: 'fertilisers' },
    { name: 'brand', isRequired: true, example: 'kisan' },
    { name: 'name_en', isRequired: true, example: 'Neem coated urea' },
    { name: 'name_hi', isRequired: true, example: 'नीम लेपित यूरिया' },
    { name: 'description_en', isRequired: true, example: 'Nitrogen 46 %' },
    { name: 'description_hi', isRequired: true, example: 'नाइट्रोजन 46 %' },
    { name: 'composition', isRequired: false, example: 'N 46 %' },
    { name: 'maker', isRequired: true, example: 'Kisan Fertilisers Ltd' },
    { name: 'country', isRequired: true, example: 'IN' },
    { name: 'registration_number', isRequired: false, example: '' },
    { name: 'toxicity', isRequired: false, example: 'none' },
    { name: 'gst_percent', isRequired: true, example: '5' },
    { name: 'hsn', isRequired: true, example: '31021010' },
    { name: 'collect_only', isRequired: false, example: 'no' },
  ],
  async read(executor, _dependencies, rows) {
    const known = await knownProducts(executor, rows);
    const groups = await knownGroups(executor);
    const banned = await bannedSubstances(executor);
    return rows.map((row) => readProduct(row, { known, groups, banned }));
  },
  async write(tx, _dependencies, rows) {
    const values = rows.map(({ subject, fields }) => {
      const words = [fields['name_en'], fields['name_hi']].map(String);
      const others = [fields['composition'], fields['maker'], fields['category'], fields['brand']].map(String);
      return { ...fields, slug: subject, names: searchText(words), search: searchText([...words, ...others]) };
    });
    // Words by which a product is found stay when its name changes: people search for what they know.
    await tx.execute(sql`insert into products (id, slug, kind, category_id, brand_id, name, description, composition,
      maker_name, country_of_origin, registration_number, toxicity, gst_percent, hsn_code, collect_only, picture,
      sort_order, search, search_names)
      select 'p-' || (r->>'slug'), r->>'slug', r->>'kind', c.id, b.id,
        jsonb_build_object('en', r->'name_en', 'hi', r->'name_hi'),
        jsonb_build_object('en', r->'description_en', 'hi', r->'description_hi'), nullif(r->>'composition', ''),
        r->>'maker', r->>'country', nullif(r->>'registration_number', ''), nullif(r->>'toxicity', 'none'),
        (r->>'gst_percent')::float8, r->>'hsn', (r->>'collect_only')::boolean, c.picture,
        (select coalesce(max(sort_order), 0) + 1 from products), r->>'search', r->>'names'
      from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as r
      join categories c on c.slug = r->>'category' join brands b on b.slug = r->>'brand'
      on conflict (slug) do update set kind = excluded.kind, category_id = excluded.category_id,
        brand_id = excluded.brand_id, name = products.name || excluded.name,
        description = products.description || excluded.description, composition = excluded.composition,
        maker_name = excluded.maker_name, country_of_origin = excluded.country_of_origin,
        registration_number = excluded.registration_number, toxicity = excluded.toxicity,
        gst_percent = excluded.gst_percent, hsn_code = excluded.hsn_code, collect_only = excluded.collect_only,
        search = products.search || excluded.search, search_names = products.search_names || excluded.search_names`);
  },
  async remove(tx, _dependencies, rows) {
    const slugs = JSON.stringify(rows.map(({ subject }) => subject));
    const asked = sql`select jsonb_array_elements_text(${slugs}::jsonb)`;
    const used = await rowsOf<{ slug: string }>(
      tx,
      sql`select slug from products p where slug in (${asked}) and (
        exists (select 1 from variants v where v.product_id = p.id)
        or exists (select 1 from product_crops c where c.product_id = p.id))`,
    );
    const kept = used.map(({ slug }) => slug);
    await tx.execute(sql`delete from products where slug in (${asked})
      and slug <> all(${sql.param(kept)}::text[])`);
    return kept;
  },
};

interface KnownRows {
  readonly known: ReadonlyMap<string, ImportedFields>;
  readonly groups: { readonly categories: ReadonlySet<string>; readonly brands: ReadonlySet<string> };
  readonly banned: readonly string[];
}

async function knownProducts(executor: Executor, rows: readonly AskedRow[]): Promise<Map<string, ImportedFields>> {
  const asked = JSON.stringify(rows.map(({ cells }) => cells['slug'] ?? ''));
  const found = await rowsOf<{ slug: string; fields: ImportedFields }>(
    executor,
    sql`select p.slug, jsonb_build_object('kind', p.kind, 'category', c.slug, 'brand', b.slug,
      'name_en', p.name->>'en', 'name_hi', p.name->>'hi', 'description_en', p.description->>'en',
      'description_hi', p.description->>'hi', 'composition', coalesce(p.composition, ''), 'maker', p.maker_name,
      'country', p.country_of_origin, 'registration_number', coalesce(p.registration_number, ''),
      'toxicity', coalesce(p.toxicity, 'none'), 'gst_percent', p.gst_percent, 'hsn', p.hsn_code,
      'collect_only', p.collect_only) as fields
    from products p join categories c on c.id = p.category_id join brands b on b.id = p.brand_id
    where p.slug in (select jsonb_array_elements_text(${asked}::jsonb))`,
  );
  return new Map(found.map(({ slug, fields }) => [slug, fields]));
}

async function knownGroups(executor: Executor): Promise<KnownRows['groups']> {
  const slugs = async (table: 'categories' | 'brands') =>
    new Set((await rowsOf<{ slug: string }>(executor, sql`select slug from ${sql.raw(table)}`)).map((row) => row.slug));
  return { categories: await slugs('categories'), brands: await slugs('brands') };
}

function readProduct({ row, cells }: AskedRow, { known, groups, banned }: KnownRows): ReadRow {
  const reader = new CellReader(cells);
  const slug = reader.text('slug', { longest: 64 });
  if (slug !== null && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    reader.refuse('slug', { code: 'not-a-choice', expected: 'a-z 0-9 -' });
  const text = (column: string, isRequired = true) => reader.text(column, { longest: LONGEST, isRequired });
  const long = (column: string) => reader.text(column, { longest: LONGEST_DESCRIPTION });
  const chosen = <Word extends string>(column: string, words: readonly Word[], otherwise: Word) =>
    (cells[column] ?? '') === '' ? otherwise : reader.choice(column, words);
  const gstPercent = reader.paise('gst_percent');
  if (gstPercent !== null && gstPercent > Number(HIGHEST_GST_PERCENT) * 100)
    reader.refuse('gst_percent', { code: 'too-large', expected: HIGHEST_GST_PERCENT });
  const fields = {
    ...{ kind: reader.choice('kind', PRODUCT_KINDS), category: text('category'), brand: text('brand') },
    ...{ name_en: text('name_en'), name_hi: text('name_hi') },
    ...{ description_en: long('description_en'), description_hi: long('description_hi') },
    ...{ composition: text('composition', false), maker: text('maker'), country: text('country') },
    registration_number: text('registration_number', false),
    ...{ toxicity: chosen('toxicity', TOXICITIES, 'none'), gst_percent: gstPercent === null ? null : gstPercent / 100 },
    ...{ hsn: text('hsn'), collect_only: chosen('collect_only', YES_NO, 'no') === 'yes' },
  };
  if (fields.category !== null && !groups.categories.has(fields.category))
    reader.refuse('category', { code: 'unknown', expected: null });
  if (fields.brand !== null && !groups.brands.has(fields.brand))
    reader.refuse('brand', { code: 'unknown', expected: null });
  if (fields.hsn !== null && !/^\d{4,8}$/.test(fields.hsn))
    reader.refuse('hsn', { code: 'not-a-choice', expected: '4-8' });
  if (fields.country !== null && !/^[A-Z]{2}$/.test(fields.country))
    reader.refuse('country', { code: 'not-a-choice', expected: 'IN' });
  const substance = bannedSubstanceIn([fields.composition ?? '', fields.name_en ?? ''], banned);
  if (substance !== null) reader.refuse('composition', { code: 'not-allowed', expected: substance });
  return {
    ...{ row, subject: slug, problems: reader.problems, before: known.get(slug ?? '') ?? null },
    after: slug === null || reader.problems.length > 0 ? null : fields,
  };
}
