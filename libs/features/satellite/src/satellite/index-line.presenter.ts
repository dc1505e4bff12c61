import type { FieldSatellite } from '@haat/api-contract/satellite';
import type { ServerTexts } from '@haat/app-context';
import { dayText } from '@haat/presenters';

/** What a text needs. */
export interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/** Means over time, as the kit's chart and table show them. */
export interface IndexLineView {
  readonly summary: string;
  /** Clear days, the oldest first; `usual` is null where nothing is known. */
  readonly days: readonly {
    readonly time: number;
    readonly text: string;
    readonly own: number;
    readonly usual: number | null;
  }[];
  readonly hasUsual: boolean;
}

type Point = FieldSatellite['course'][number];

/** Means of clear days, beside what is usual for the crop on each; null before there is a clear day. */
export function indexLineView(
  { t, language, now }: Words,
  { series, course }: Pick<FieldSatellite, 'series' | 'course'>,
): IndexLineView | null {
  if (series.length === 0) return null;
  const days = series.map(({ day, mean }) => ({
    time: Date.parse(day),
    text: dayText(t, language, day, now),
    own: mean,
    usual: usualOn(day, course),
  }));
  const means = series.map(({ mean }) => mean);
  return {
    summary: t('satellite:line.summary', {
      least: indexText(Math.min(...means)),
      most: indexText(Math.max(...means)),
    }),
    days,
    hasUsual: days.some(({ usual }) => usual !== null),
  };
}

/** An index as it is read: two decimals. */
export function indexText(index: number): string {
  return index.toFixed(2);
}

/** What is usual on a day: between two points of the course on the straight line; null before and after it. */
export function usualOn(day: string, course: readonly Point[]): number | null {
  const at = Date.parse(day);
  for (const [place, from] of course.entries()) {
    const to = course[place + 1];
    if (from.day === day) return from.mean;
    if (to === undefined) return null;
    const [start, end] = [Date.parse(from.day), Date.parse(to.day)];
    if (at > start && at < end) return from.mean + ((to.mean - from.mean) * (at - start)) / (end - start);
  }
  return null;
}
