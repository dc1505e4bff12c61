import { EVENTS, type AnalyticsEvent } from './catalogue.ts';
import type { PropertyKind, PropertyValue } from './property-kinds.ts';

/**
 * Reads what is said to be an event: the very properties of the catalogue, each of its kind, and nothing else.
 * @returns null for anything else
 */
export function readEvent(given: unknown): AnalyticsEvent | null {
  if (!isRecord(given) || typeof given['name'] !== 'string' || !isRecord(given['properties'])) return null;
  const { name, properties } = given;
  if (!Object.hasOwn(EVENTS, name)) return null;
  const kinds: Readonly<Record<string, PropertyKind<PropertyValue>>> = EVENTS[name as keyof typeof EVENTS].properties;
  const names = Object.keys(kinds);
  const isWhole =
    Object.keys(properties).length === names.length &&
    names.every((each) => Object.hasOwn(properties, each) && kinds[each]?.accepts(properties[each]));
  // The kinds have just been checked, each by its own definition.
  return isWhole ? ({ name, properties } as AnalyticsEvent) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
