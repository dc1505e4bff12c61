import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '@haat/backend-platform';
import type { SampleMarket } from '@haat/backend-sandbox';

const FOLDER = join(import.meta.dirname, 'labelled-queries');

/**
 * `tuning` was looked at while the search was made. `held-out` was written at the same time and not looked at.
 * `fresh` was written when the search was done: its first measure says how it does on what it was not made for.
 */
export const PARTS = ['tuning', 'held-out', 'fresh'] as const;
export type Part = (typeof PARTS)[number];

/** What a farmer types, and what is right for it. */
export interface LabelledQuery {
  /** Language of the farmer; what is typed may be in its script or in Roman letters. */
  language: string;
  part: Part;
  typed: string;
  /** Slugs of the products of which one must be shown. */
  products: ReadonlySet<string>;
  /** Categories, brands and crops of which one may be suggested instead, as `kind:slug`. */
  entities: ReadonlySet<string>;
}

/**
 * Reads every labelled query. `right` holds alternatives between spaces: a product's slug, a `kind:slug`, or facts
 * that make a product right (`crop=paddy&category=insecticides|fungicides`).
 * @throws Error when a label names what the market has no goods for
 */
export function labelledQueries(market: SampleMarket): LabelledQuery[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .flatMap((file) =>
      parseCsv(readFileSync(join(FOLDER, file), 'utf8')).map(({ part = '', typed = '', right = '' }) => {
        const labels = right.split(' ');
        const entities = labels.filter((label) => label.includes(':'));
        for (const entity of entities) productsOf(market, entity.replace(':', '='));
        const products = labels.filter((label) => !label.includes(':')).flatMap((label) => productsOf(market, label));
        return {
          language: file.replace('.csv', ''),
          part: partOf(part),
          typed,
          products: new Set(products),
          entities: new Set(entities),
        } as const;
      }),
    );
}

function partOf(text: string): Part {
  const part = PARTS.find((name) => name === text);
  if (part === undefined) throw new Error(`${text} is no part`);
  return part;
}

function productsOf(market: SampleMarket, label: string): string[] {
  const slugOf = (named: readonly { id: string; slug: string }[], id: string) =>
    named.find((one) => one.id === id)?.slug;
  const facts = label.includes('=') ? label.split('&').map((fact) => fact.split('=')) : null;
  const slugs = market.products
    .filter((product) =>
      facts === null
        ? product.slug === label
        : facts.every(([name, values = '']) => {
            const has: Record<string, readonly (string | undefined)[]> = {
              category: [slugOf(market.categories, product.categoryId)],
              brand: [slugOf(market.brands, product.brandId)],
              crop: [...product.cropIds, ...product.doses.map(({ cropId }) => cropId)].map((id) =>
                slugOf(market.crops, id),
              ),
            };
            return values.split('|').some((value) => has[name ?? '']?.includes(value));
          }),
    )
    .map(({ slug }) => slug);
  if (slugs.length === 0) throw new Error(`no product is ${label}`);
  return slugs;
}
