import { MANDI_RECEIPT_DAYS } from '@haat/api-contract/vocabulary';
import { formText, isMandiId } from '@haat/app-context';
import { cutText } from '@haat/format';
import { quintalsOf } from '../mandi-query.ts';
import { rateOf } from '../typed-rate.ts';

const DAY_MS = 86_400_000;

/** A sale slip as it was typed. */
export interface TypedSlip {
  readonly crop: string;
  readonly market: string;
  readonly day: string;
  readonly quintals: string;
  readonly rate: string;
  /** The slip really says the rate, which seemed to be of another unit. */
  readonly isCertain: boolean;
  /** Of a photo that was sent with an earlier try; empty without one. */
  readonly photoId: string;
}

/** A field of a slip in which something is wrong. */
export type SlipProblem = 'photo' | 'crop' | 'market' | 'day' | 'quintals' | 'rate';

/** Reads what was typed, as it was typed. */
export function readSlip(form: FormData): TypedSlip {
  const text = (name: string, longest: number) => cutText(formText(form, name).trim(), longest);
  return {
    ...{ crop: text('crop', 64), market: text('market', 64), day: text('day', 10) },
    ...{ quintals: text('quintals', 12), rate: text('rate', 16), photoId: text('photoId', 64) },
    isCertain: form.has('isCertain'),
  };
}

/** What a slip says, with numbers; what is null is wrong. */
export interface SlipNumbers {
  /** Whole kilograms, as quintals. */
  readonly quintals: number | null;
  /** Rupees a quintal. */
  readonly rate: number | null;
}

/** The numbers of a slip. */
export function slipNumbers({ quintals, rate }: TypedSlip): SlipNumbers {
  return { quintals: quintalsOf(quintals), rate: rateOf(rate) };
}

/** What is wrong with a slip, in the order of its fields. @param today - the day in India */
export function slipProblems(typed: TypedSlip, hasPhoto: boolean, today: string): SlipProblem[] {
  const { quintals, rate } = slipNumbers(typed);
  return [
    ...(hasPhoto || typed.photoId !== '' ? [] : ['photo' as const]),
    ...(isMandiId(typed.crop) ? [] : ['crop' as const]),
    ...(isMandiId(typed.market) ? [] : ['market' as const]),
    ...(isSlipDay(typed.day, today) ? [] : ['day' as const]),
    ...(quintals === null ? ['quintals' as const] : []),
    ...(rate === null ? ['rate' as const] : []),
  ];
}

/** The first day of which a slip is taken. */
export function firstSlipDay(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - MANDI_RECEIPT_DAYS * DAY_MS).toISOString().slice(0, 10);
}

function isSlipDay(day: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day <= today && day >= firstSlipDay(today);
}
