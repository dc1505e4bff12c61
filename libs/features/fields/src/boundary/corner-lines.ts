import type { Position, Ring } from '@haat/field-core';
import { toLatinDigits } from '@haat/format';

/** Degrees after the point: a tenth of a metre. */
const DIGITS = 6;
/** Latitude and longitude, with a comma, a semicolon or white space between them. */
const LINE = /^([+-]?\d{1,3}(?:\.\d{1,15})?)°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d{1,15})?)°?$/;

/** What was read of typed corners. */
export interface ReadCorners {
  readonly corners: readonly Position[];
  /** Numbers of the lines that are no place, from 1. */
  readonly wrongLines: readonly number[];
}

/** Reads corners as they are typed or pasted: a line each, latitude before longitude, in any script's digits. */
export function readCorners(text: string): ReadCorners {
  const corners: Position[] = [];
  const wrongLines: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const typed = toLatinDigits(line).trim();
    if (typed === '') continue;
    const [, lat = Number.NaN, lng = Number.NaN] = (LINE.exec(typed) ?? []).map(Number);
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) corners.push([lng, lat]);
    else wrongLines.push(index + 1);
  }
  return { corners, wrongLines };
}

/** A corner as it is written in a line. */
export function cornerLine([lng, lat]: Position): string {
  return `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;
}

/** Corners as they are written, a line each; of a closed ring the first one once. */
export function cornerLines(ring: Ring): string {
  const lines = ring.map(cornerLine);
  return (lines.length > 1 && lines[0] === lines.at(-1) ? lines.slice(0, -1) : lines).join('\n');
}
