/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // 30 February is read as 1 March.
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a time as a time field writes it, 'HH:MM' with or without seconds. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}

/** The moment of a day and a time in India; null where one of them is none. */
export function lossMoment(day: string, time: string): Date | null {
  return isDay(day) && isTime(time) ? new Date(`${day}T${time.slice(0, 5)}:00+05:30`) : null;
}
