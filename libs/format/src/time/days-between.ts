const DAY_MS = 86_400_000;

/** A calendar day in India, 'YYYY-MM-DD'. */
export type Day = string;

/**
 * Days from one day to another; negative when the second is earlier.
 *
 * @throws RangeError for what is no day of the calendar.
 */
export function daysBetween(from: Day, to: Day): number {
  return (timeOf(to) - timeOf(from)) / DAY_MS;
}

function timeOf(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  // 30 February is read as 1 March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) throw new RangeError(`No day: ${day}`);
  return time;
}
