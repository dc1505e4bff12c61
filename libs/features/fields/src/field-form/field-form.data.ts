import type { RouterContextProvider } from 'react-router';
import { cropCards, myFields, reverseGeocode } from '@haat/api-client';
import type { Field } from '@haat/api-contract/fields';
import { apiContext, placeContext, unavailable } from '@haat/app-context';
import { stateCode } from '@haat/crop-core';
import { indiaDay } from '@haat/format';
import type { TypedField } from './typed-field.ts';

/**
 * What the form of a field is drawn from.
 * @param field - the field that is changed; null for a new one
 * @throws Response 503 where the crops could not be loaded
 */
export async function fieldFormData(context: Readonly<RouterContextProvider>, field: Field | null, first: TypedField) {
  const api = context.get(apiContext);
  const place = context.get(placeContext);
  const [cards, own] = await Promise.all([cropCards(api), myFields(api)]);
  if (cards === null) throw unavailable();
  const others = (own ?? []).filter(({ id }) => id !== field?.id);
  return {
    today: indiaDay(new Date()),
    first,
    crops: cards.map(({ id, name }) => ({ value: id, label: name })),
    /** Fields with which this one must not share land. */
    others: others.map(({ id, name, boundary }) => ({ id, name, ring: boundary.coordinates[0] })),
    /** Where drawing begins, 'lat,lng': at the chosen place. */
    at: place?.latLng ?? null,
    state: field?.state ?? others[0]?.state ?? (place === null ? null : await stateAt(api, place.latLng)),
  };
}

/** What the form of a field is drawn from. */
export type FieldFormData = Awaited<ReturnType<typeof fieldFormData>>;

/** The code of the state at a place; null where it does not count in bigha or could not be asked. */
async function stateAt(api: Parameters<typeof reverseGeocode>[0], latLng: string): Promise<string | null> {
  const found = await reverseGeocode(api, latLng, 'en').catch(() => null);
  return stateCode(found?.city ?? null);
}
