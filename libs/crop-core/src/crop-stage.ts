import { daysBetween, type Day } from '@haat/format';

/** A stage of a crop, in days from sowing or transplanting; both ends count. */
export interface Stage {
  readonly stage_no: number;
  readonly day_from: number;
  readonly day_to: number;
}

/** Where a crop stands: in a stage, days before the first, or days after the last. */
export type CropStage =
  { readonly stage: number; readonly day: number } | { readonly before: number } | { readonly after: number };

/**
 * The stage of a crop on a day; null without stages. A day in two stages belongs to the later, between two the earlier
 * goes on.
 *
 * See docs/domain/advice.md#stage.
 *
 * @param sowing - day 0: sowing, or transplanting
 * @throws RangeError for what is no day of the calendar.
 */
export function cropStage(stages: readonly Stage[], sowing: Day, today: Day): CropStage | null {
  const day = daysBetween(sowing, today);
  const [first] = [...stages].sort(byStart);
  if (first === undefined) return null;
  if (day < first.day_from) return { before: first.day_from - day };
  const last = Math.max(...stages.map((stage) => stage.day_to));
  if (day > last) return { after: day - last };
  // The last day until now that some stage has: today, or the one after which nothing has begun yet.
  const begun = stages.filter((stage) => stage.day_from <= day);
  const held = Math.min(day, Math.max(...begun.map((stage) => stage.day_to)));
  const stage =
    begun
      .filter((one) => one.day_to >= held)
      .sort(byStart)
      .at(-1) ?? first;
  return { stage: stage.stage_no, day };
}

function byStart(one: Stage, other: Stage): number {
  return one.day_from - other.day_from || one.stage_no - other.stage_no;
}
