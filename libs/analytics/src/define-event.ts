import type { PropertyKind, PropertyValue, ValueOf } from './property-kinds.ts';

/** Words that name something about a person. */
type PersonalWord =
  | 'phone'
  | 'mobile'
  | 'name'
  | 'address'
  | 'pincode'
  | 'village'
  | 'email'
  | 'aadhaar'
  | 'pan'
  | 'document'
  | 'number'
  | 'account'
  | 'text'
  | 'query'
  | 'note'
  | 'user'
  | 'person'
  | 'farmer';

type IsPersonal<Name> = Name extends
  PersonalWord | `${PersonalWord}_${string}` | `${string}_${PersonalWord}` | `${string}_${PersonalWord}_${string}`
  ? true
  : false;

/** Properties by name; a name that speaks of a person does not pass the type. */
export type Properties<Given> = {
  readonly [Name in keyof Given]: IsPersonal<Name> extends true ? never : Given[Name];
};

/** An event of the catalogue. */
export interface EventDefinition<Name extends string, Kinds> {
  readonly name: Name;
  readonly properties: Kinds;
}

/** What an event of a definition holds. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Name, infer Kinds>
    ? { readonly name: Name; readonly properties: { readonly [Property in keyof Kinds]: ValueOf<Kinds[Property]> } }
    : never;

const NAME = /^[a-z]+(?:_[a-z]+)*$/;

/**
 * Defines an event: its name in lower case with underscores, and the kind of each property.
 * @throws RangeError when a name is of another form
 */
export function defineEvent<
  const Name extends string,
  Kinds extends Readonly<Record<string, PropertyKind<PropertyValue>>>,
>(name: Name, properties: Kinds & Properties<Kinds>): EventDefinition<Name, Kinds> {
  for (const each of [name, ...Object.keys(properties)]) {
    if (!NAME.test(each) || each.length > 40) throw new RangeError(`'${each}' is no name in the catalogue of events`);
  }
  return { name, properties };
}
