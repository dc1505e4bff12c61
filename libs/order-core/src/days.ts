const DAY_MS = 86_400_000;

const moment = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The calendar day so many days after another; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(moment(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another, negative when it is earlier; both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((moment(to) - moment(from)) / DAY_MS);
}
