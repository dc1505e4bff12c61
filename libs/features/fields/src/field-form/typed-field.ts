import type { Field, FieldInput } from '@haat/api-contract/fields';
import { LONGEST_FIELD_NAME, MOST_FIELD_CORNERS } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { isPastDay } from '@haat/crop-core';
import { cutText, plainLine } from '@haat/format';
import { OLDEST_SOWING_YEARS } from '@haat/api-contract/vocabulary';
import { cornerLines, readCorners } from '../boundary/corner-lines.ts';

/** Letters of the corners that are kept: more than the most corners need. */
const LONGEST_CORNERS = MOST_FIELD_CORNERS * 40;
const CROP_ID = /^[a-z][a-z-]{0,39}$/;

/** A field as it was typed. */
export interface TypedField {
  readonly name: string;
  /** A line for each corner: latitude, longitude. */
  readonly corners: string;
  /** Id of the crop; empty where nothing grows. */
  readonly crop: string;
  readonly variety: string;
  /** 'YYYY-MM-DD'; empty where it is not known. */
  readonly day: string;
}

/** Where something is wrong with a typed field. */
export type TypedFieldProblem = 'name' | 'corners' | 'lines' | 'too-many' | 'day';

/** What stands in the form of a new field. */
export const EMPTY_FIELD: TypedField = { name: '', corners: '', crop: '', variety: '', day: '' };

/** What stands in the form of a field that is there. */
export function typedFieldOf({ name, boundary, crop, variety, sowing_day: day }: Field): TypedField {
  const corners = cornerLines(boundary.coordinates[0]);
  return { name, corners, crop: crop?.id ?? '', variety: variety ?? '', day: day ?? '' };
}

/** Reads what was typed, as it was typed. */
export function readField(form: FormData): TypedField {
  const text = (name: string, longest: number) => cutText(formText(form, name).trim(), longest);
  return {
    name: text('name', LONGEST_FIELD_NAME),
    corners: text('corners', LONGEST_CORNERS).replaceAll('\r\n', '\n'),
    crop: [text('crop', 64)].find((id) => CROP_ID.test(id)) ?? '',
    variety: text('variety', LONGEST_FIELD_NAME),
    day: text('day', 10),
  };
}

/** What is wrong with a typed field apart from its shape, in the order of the form. @param today - the day in India */
export function typedFieldProblems({ name, corners, day }: TypedField, today: string): TypedFieldProblem[] {
  const read = readCorners(corners);
  return [
    ...(plainLine(name) === '' ? ['name' as const] : []),
    ...(corners === '' ? ['corners' as const] : []),
    ...(read.wrongLines.length > 0 ? ['lines' as const] : []),
    ...(read.corners.length > MOST_FIELD_CORNERS ? ['too-many' as const] : []),
    ...(day === '' || isPastDay(day, today, OLDEST_SOWING_YEARS) ? [] : ['day' as const]),
  ];
}

/** What the service is told of a typed field in which nothing is wrong. */
export function fieldInput({ name, corners, crop, variety, day }: TypedField): FieldInput {
  const ring = readCorners(corners).corners.map(([lng, lat]): [number, number] => [lng, lat]);
  return {
    name,
    boundary: { type: 'Polygon', coordinates: [ring] },
    crop: crop === '' ? null : crop,
    variety: variety === '' ? null : variety,
    sowing_day: day === '' ? null : day,
  };
}
