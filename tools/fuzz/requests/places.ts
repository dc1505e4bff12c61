import type { Filled } from './filled.ts';
import { shapesOf, type Schema } from './read-operations.ts';

/** Somewhere in a request where a value stands. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** The way to it: one name, or names and positions in a body. */
  readonly keys: readonly string[];
  /** Type that the document asks for; undefined when it says none. */
  readonly type: string | undefined;
}

/** 'body.order_details.0.quantity' */
export function placeName({ in: part, keys }: Place): string {
  return [part, ...keys].join('.');
}

/** Every place of a request: its parameters, and its body as deep as the document tells. */
export function placesOf({ operation, body }: Filled): Place[] {
  const parameters = operation.parameters.map((parameter): Place => ({
    in: parameter.in,
    keys: [parameter.name],
    type: parameter.schema.type,
  }));
  return [...parameters, ...(operation.body === null ? [] : placesIn(operation.body.schema, []))].filter(
    (place) => place.in !== 'body' || body !== undefined,
  );
}

function placesIn(schema: Schema, keys: readonly string[]): Place[] {
  const shapes = shapesOf(schema);
  const own: Place[] = keys.length === 0 ? [] : [{ in: 'body', keys, type: shapes[0]?.type }];
  const inside = shapes.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, child]) => placesIn(child, [...keys, name])),
    ...(items === undefined ? [] : placesIn(items, [...keys, '0'])),
  ]);
  const all = new Map([...own, ...inside].map((place) => [placeName(place), place]));
  return [...all.values()];
}

/** What stands at a place; undefined when nothing does. */
export function valueAt(filled: Filled, { in: part, keys }: Place): unknown {
  if (part === 'body')
    return keys.reduce<unknown>(
      (inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key],
      filled.body,
    );
  const values = { path: filled.path, query: filled.query, header: filled.headers }[part];
  return values[keys[0] ?? ''];
}

/** A value to leave a place out. */
export const LEFT_OUT = Symbol('left out');

/** The request with another value at a place. Only a body holds what is no text. */
export function withValue(filled: Filled, place: Place, value: unknown): Filled {
  const [name = ''] = place.keys;
  switch (place.in) {
    case 'path':
      return { ...filled, path: { ...filled.path, [name]: textOf(value) } };
    case 'query':
      return { ...filled, query: changed(filled.query, name, value) };
    case 'header':
      return { ...filled, headers: changed(filled.headers, name, value) };
    case 'body':
      return { ...filled, body: replaced(filled.body, place.keys, value) };
  }
}

function changed(values: Readonly<Record<string, string>>, name: string, value: unknown): Record<string, string> {
  const { [name]: _before, ...others } = values;
  return value === LEFT_OUT ? others : { ...others, [name]: textOf(value) };
}

/** A value as it stands in a path, a query, a header or a form; nothing where it is left out. */
export function textOf(value: unknown): string {
  if (value === LEFT_OUT) return '';
  return typeof value === 'string' ? value : String(JSON.stringify(value));
}

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole
      .map((item: unknown, index) => (String(index) === key ? replaced(item, rest, value) : item))
      .filter((item) => item !== LEFT_OUT);
  const record = typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {};
  const made = replaced(record[key], rest, value);
  const others = Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return made === LEFT_OUT ? others : { ...others, [key]: made };
}
