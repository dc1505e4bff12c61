import { formText } from '@haat/app-context';
import { toLatinDigits } from '@haat/format';
import { isReturnReason, RETURN_REASONS } from '@haat/api-contract/vocabulary';

/** A line that can be returned, as the form shows it. */
export interface ReturnableLine {
  readonly variantId: string;
  readonly name: string;
  /** Packs that can still be returned. */
  readonly most: number;
  /** It goes back in sealed packs only, so that is asked. */
  readonly mustBeSealed: boolean;
  /** Codes of the reasons for the return. */
  readonly reasons: readonly string[];
}

/** What is said of the seal of packs; empty while nothing is. */
export type SealAnswer = 'sealed' | 'opened' | '';

/** A return as it was typed; quantities and what is said of seals by variant. */
export interface TypedReturn {
  readonly quantities: Readonly<Record<string, string>>;
  readonly seals: Readonly<Record<string, SealAnswer>>;
  readonly reason: string;
  readonly note: string;
}

/** Problems that are found before anything is sent. */
export interface ReturnProblems {
  /** Nothing of anything is returned. */
  readonly lines?: true;
  /** Variants whose number is none, or too many. */
  readonly quantities: readonly string[];
  /** Variants whose packs are opened, or of which that is not said, though only sealed ones go back. */
  readonly seals: readonly string[];
  readonly reason?: true;
}

/** Name of the field of a line's packs. */
export function quantityField(variantId: string): string {
  return `quantity-${variantId}`;
}

/** Name of the field in which it is said whether a line's packs are sealed. */
export function sealField(variantId: string): string {
  return `seal-${variantId}`;
}

/** Reads what was typed, as it was typed. */
export function readReturn(form: FormData, lines: readonly ReturnableLine[]): TypedReturn {
  return {
    quantities: Object.fromEntries(
      lines.map(({ variantId }) => [variantId, formText(form, quantityField(variantId)).trim()]),
    ),
    seals: Object.fromEntries(
      lines.map(({ variantId }) => [variantId, sealAnswer(formText(form, sealField(variantId)))]),
    ),
    reason: formText(form, 'reason'),
    note: formText(form, 'note').trim(),
  };
}

function sealAnswer(text: string): SealAnswer {
  return text === 'sealed' || text === 'opened' ? text : '';
}

/** The packs that were typed for a line; null for what is no whole number of packs that can be returned. */
export function packsOf(typed: string, most: number): number | null {
  const digits = toLatinDigits(typed);
  if (digits === '') return 0;
  const packs = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  return packs <= most ? packs : null;
}

/** What is wrong with a typed return; null when it can be sent. */
export function returnProblems(
  { quantities, seals, reason }: TypedReturn,
  lines: readonly ReturnableLine[],
): ReturnProblems | null {
  const packs = lines.map(({ variantId, most, mustBeSealed }) => ({
    variantId,
    mustBeSealed,
    packs: packsOf(quantities[variantId] ?? '', most),
  }));
  const wrong = packs.filter((line) => line.packs === null).map(({ variantId }) => variantId);
  const unsealed = packs
    .filter((line) => line.mustBeSealed && line.packs !== 0 && seals[line.variantId] !== 'sealed')
    .map(({ variantId }) => variantId);
  const isNothing = wrong.length === 0 && packs.every((line) => line.packs === 0);
  if (wrong.length === 0 && unsealed.length === 0 && !isNothing && isReturnReason(reason)) return null;
  return {
    quantities: wrong,
    seals: unsealed,
    ...(isNothing && { lines: true }),
    ...(!isReturnReason(reason) && { reason: true }),
  };
}

/** The reasons that at least one of the lines can be returned for, in their order. */
export function reasonsFor(lines: readonly ReturnableLine[]): readonly (typeof RETURN_REASONS)[number][] {
  return RETURN_REASONS.filter(({ code }) => lines.some(({ reasons }) => reasons.includes(code)));
}
