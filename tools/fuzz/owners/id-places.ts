import { placeName, placesOf, type Place } from '../requests/places.ts';
import { shapesOf, type Operation, type Schema } from '../requests/read-operations.ts';
import { isOwned, reasonAtPlace } from './ownership.ts';

/**
 * What a text is, however it is named, when it identifies no user and no resource: facts, words and choices.
 */
const FACTS = new Set([
  'lang',
  'language',
  'config[display][language]',
  'q',
  'search',
  'key',
  'kinds',
  'data_for',
  'for_credit_order',
  'in_stock',
  'insured',
  'prebook',
  'pincode',
  'lat_lng',
  'full_name',
  'email',
  'source',
  'name',
  'house',
  'village',
  'tehsil',
  'district',
  'state',
  'full_display_address',
  'booking_date',
  'valid_from',
  'valid_until',
  'from',
  'before',
  'day',
  'number',
  'reason',
  'note',
  'refusal',
  'answer',
  'callback_url',
  'cancel_url',
  'redirect_uri',
  'grant_type',
  'vpa',
  'account_number',
  'account_number_again',
  'ifsc',
  'hash_code',
  'title',
  'summary',
  'body',
  'correction',
  'published_on',
  'opens_at',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'closes_at',
]);

/** A place of an operation that identifies a resource or a user. */
export interface IdPlace {
  readonly operation: Operation;
  readonly place: Place;
  /** 'GET /order/v1/orders/{id} path.id' */
  readonly name: string;
  /**
   * `owned`: other callers must be refused. `open`: not tried with other owners' ids, for a stated reason. Null when
   * it is undeclared.
   */
  readonly kind: 'owned' | 'open' | null;
}

/** Every id that the document's operations take: each text that is no fact. */
export function idPlaces(operations: readonly Operation[]): IdPlace[] {
  return operations.flatMap((operation) =>
    textsOf(operation)
      .filter(isId)
      .map((place) => {
        const name = `${operation.route} ${placeName(place)}`;
        return {
          operation,
          place,
          name,
          kind: isOwned(name, placeName(place))
            ? 'owned'
            : reasonAtPlace(name, placeName(place)) === null
              ? null
              : 'open',
        };
      }),
  );
}

/** A fact's name in a path names something all the same: 'campaigns/{name}'. */
function isId({ in: part, keys }: Place): boolean {
  return part === 'path' ? nameOf(keys) !== 'pincode' : !FACTS.has(nameOf(keys));
}

/** 'photos' of ['photos', '0']. */
function nameOf(keys: readonly string[]): string {
  return keys.findLast((key) => !/^\d+$/.test(key)) ?? '';
}

/** Places where any text goes: a choice among a few words names nothing. */
function textsOf(operation: Operation): Place[] {
  const body = operation.body === null ? undefined : {};
  const schemas = new Map([
    ...operation.parameters.map(({ in: part, name, schema }): [string, Schema] => [`${part}.${name}`, schema]),
    ...(operation.body === null ? [] : namedSchemas(operation.body.schema, 'body')),
  ]);
  return placesOf({ operation, path: {}, query: {}, headers: {}, body }).filter((place) =>
    shapesOf(schemas.get(placeName(place)) ?? {}).some(
      ({ type, enum: words }) => type === 'string' && words === undefined,
    ),
  );
}

function namedSchemas(schema: Schema, name: string): [string, Schema][] {
  return shapesOf(schema).flatMap((shape) => [
    [name, schema] as [string, Schema],
    ...Object.entries(shape.properties ?? {}).flatMap(([key, child]) => namedSchemas(child, `${name}.${key}`)),
    ...(shape.items === undefined ? [] : namedSchemas(shape.items, `${name}.0`)),
  ]);
}
