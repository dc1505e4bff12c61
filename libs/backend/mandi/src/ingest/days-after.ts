const DAY_MS = 86_400_000;

/** The day so many days after another, or before it; empty for what is no day. @param day - 'YYYY-MM-DD' */
export function indiaDayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? '' : new Date(time + days * DAY_MS).toISOString().slice(0, 10);
}
