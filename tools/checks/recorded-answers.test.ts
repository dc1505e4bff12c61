import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressesSchema,
  addressSchema,
  askedFlagsSchema,
  availabilitySchema,
  campaignSchema,
  cartViewSchema,
  checkoutSchema,
  comparedProductDetailsSchema,
  comparedProductSchema,
  cropsSchema,
  geocodedSchema,
  namedPicturesSchema,
  orderSchema,
  ordersSchema,
  pagedSchema,
  placeSearchSchema,
  productDetailsSchema,
  productSchema,
  stepUpSchema,
  suggestionsSchema,
  userSchema,
  vendorSchema,
} from '@haat/api-contract';
import {
  adviceFoundSchema,
  cropCardsSchema,
  cropDetailsSchema,
  cropProblemsSchema,
  myCropsSchema,
  problemDetailsSchema,
} from '@haat/api-contract/advice';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';

/** What the stories' recorded answers are by their paths; the first that fits. */
const FORMS = [
  [/^\/hyperlocal\/v2\/availability/, availabilitySchema],
  [/^\/hyperlocal\/v1\/centres/, pagedSchema(vendorSchema)],
  [/^\/catalogue\/v[12]\/(categories|brands)/, namedPicturesSchema],
  [/^\/catalogue\/v1\/crops/, cropsSchema],
  [/^\/catalogue\/v1\/product-slugs\//, productDetailsSchema],
  [/^\/catalogue\/v2\/product-slugs\//, comparedProductDetailsSchema],
  [/^\/catalogue\/v1\/products/, pagedSchema(productSchema)],
  [/^\/catalogue\/v2\/products/, pagedSchema(comparedProductSchema)],
  [/^\/catalogue\/v1\/suggestions/, suggestionsSchema],
  [/^\/location\/v1\/places\?/, placeSearchSchema],
  [/^\/location\/v1\/(places\/|reverse)/, geocodedSchema],
  [/^\/location\/v1\/flags/, askedFlagsSchema],
  [/^\/user\/v1\/details/, userSchema],
  [/^\/user\/v1\/step-up/, stepUpSchema],
  [/^\/user\/v1\/addresses\//, addressSchema],
  [/^\/user\/v1\/addresses/, addressesSchema],
  [/^\/cart\/v1\/carts\/[^/]+\/checkout/, checkoutSchema],
  [/^\/cart\/v1\/carts\//, cartViewSchema],
  [/^\/order\/v1\/orders\//, orderSchema],
  [/^\/order\/v1\/orders/, ordersSchema],
  [/^\/growth\/v1\/campaigns\//, campaignSchema],
  [/^\/advice\/v1\/search/, adviceFoundSchema],
  [/^\/advice\/v1\/my-crops/, myCropsSchema],
  [/^\/advice\/v1\/crops\/[^/]+\/problems\//, problemDetailsSchema],
  [/^\/advice\/v1\/crops\/[^/]+\/problems/, cropProblemsSchema],
  [/^\/advice\/v1\/crops\//, cropDetailsSchema],
  [/^\/advice\/v1\/crops/, cropCardsSchema],
] as const;

// Written anew by `node tools/storybook/market/record-market.ts` when the services answer otherwise.
describe.each(LANGUAGES)('answers recorded for the stories in %s', (language) => {
  const file = join(import.meta.dirname, `../storybook/market/answers/${language}.json`);
  const answers = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);

  it.each(answers)('%s is what the services answer today', (call, answer) => {
    const path = call.slice(call.indexOf('/'));
    const form = FORMS.find(([pattern]) => pattern.test(path))?.[1];
    expect(form, `no form is known for ${path}`).toBeDefined();
    expect(form?.safeParse(answer).error).toBeUndefined();
  });
});
