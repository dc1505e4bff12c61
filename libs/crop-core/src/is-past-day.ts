/**
 * Whether a day is today or earlier, and not so many years ago or more. Days are 'YYYY-MM-DD' and compare as text; 29
 * February of a year without one is the day before 1 March.
 */
export function isPastDay(day: string, today: string, years: number): boolean {
  return day <= today && day > `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}
