import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resourcesOf } from '@haat/backend-operator';
import type { Area } from '@haat/backend-platform';
import type { OperatorInputDeclaration } from '@haat/backend-platform/operator';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const { AREAS } = (await import(pathToFileURL(join(root, 'apps/backend/src/compose.ts')).href)) as {
  AREAS: readonly Area[];
};

type Texts = Readonly<Record<string, string>>;
interface Names {
  readonly names: Texts;
  readonly fields: Texts;
  readonly fields_of: Readonly<Record<string, Texts>>;
  readonly acts: Texts;
  readonly acts_of?: Readonly<Record<string, Texts>>;
  readonly values: Texts;
  readonly values_of: Readonly<Record<string, Readonly<Record<string, string | Texts>>>>;
}

/** The desk's English names; its own tests hold the Hindi ones against them. */
const { names, fields, fields_of, acts, acts_of, values, values_of } = JSON.parse(
  readFileSync(join(root, 'apps/desk/texts/en/names.json'), 'utf8'),
) as Names;
const key = (name: string) => name.replaceAll('-', '_').replaceAll('.', '_');

describe.each([...resourcesOf(AREAS).values()])('the desk calls $name by names of its own', (resource) => {
  const own = key(resource.name);
  const fieldWithoutName = (name: string) => (fields_of[own]?.[name] ?? fields[name]) === undefined;
  const choicesWithoutName = (name: string, { choices = [] }: Pick<OperatorInputDeclaration, 'choices'>) => {
    const ofResource = values_of[own]?.[name];
    const known = { ...values, ...values_of[name], ...(typeof ofResource === 'object' && ofResource) };
    return choices.flatMap((choice) => (known[key(choice)] === undefined ? [`${name}: ${choice}`] : []));
  };
  const inputs = [
    ...Object.entries(resource.fields),
    ...Object.entries(resource.filters),
    ...Object.values(resource.actions ?? {}).flatMap((action) => Object.entries(action.inputs)),
  ];

  it('itself', () => expect(names[own]).toBeDefined());

  it('its fields, filters and what acts ask for', () => {
    const columns = Object.values(resource.fields).flatMap((field) => (field.columns ?? []).map(({ name }) => name));
    expect([...new Set([...inputs.map(([name]) => name), ...columns])].filter(fieldWithoutName)).toEqual([]);
  });

  it('values of closed lists', () => {
    expect([...new Set(inputs.flatMap(([name, input]) => choicesWithoutName(name, input)))]).toEqual([]);
  });

  it('its acts', () => {
    const told = (name: string) => acts_of?.[own]?.[key(name)] ?? acts[key(name)];
    expect(Object.keys(resource.actions ?? {}).filter((name) => told(name) === undefined)).toEqual([]);
  });
});
