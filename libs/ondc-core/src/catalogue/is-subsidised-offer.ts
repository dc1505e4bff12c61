import type { NetworkCategory } from '@haat/api-contract/vocabulary';

/** Urea and DAP, by their names in the six languages and as labels write them. */
const SUBSIDISED =
  /\b(urea|dap|di-?ammonium phosphate|18[-: ]46[-: ]0)\b|यूरिया|युरिया|डीएपी|ইউরিয়া|ডিএপি|ୟୁରିଆ|ଡିଏପି|યુરિયા|ડીએપી/iu;
/** Sold at its own price: nothing of it is subsidised. */
const NANO = /\bnano\b|नैनो|नॅनो|ন্যানো|ନାନୋ|નેનો/iu;

/**
 * Whether an offer of the network is of fertiliser that is sold below its cost by the government's leave, which only a
 * registered shop may hand over, to the buyer in person.
 * See docs/domain/open-network.md#fetched-at-the-shop.
 */
export function isSubsidisedOffer(offer: { readonly category: NetworkCategory; readonly name: string }): boolean {
  return offer.category === 'Fertilizer' && SUBSIDISED.test(offer.name) && !NANO.test(offer.name);
}
