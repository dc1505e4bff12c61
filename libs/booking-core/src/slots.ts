import { daysBetween, type Day } from '@haat/format';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Drones fly between these, by India's clock. */
const DAYLIGHT = { from: '06:00', to: '18:00' };

/** What of a service decides when it can begin. */
export interface SlotService {
  /** How long a visit takes. */
  readonly minutes: number;
  /** Hours between booking and beginning at least. */
  readonly lead_hours: number;
  readonly is_daylight_only: boolean;
}

/** What of a vendor decides when a service can begin. Times are 'HH:MM' in India. */
export interface SlotVendor {
  readonly opens: string;
  readonly closes: string;
  /** Visits at a time. */
  readonly capacity: number;
  /** 0 Sunday to 6 Saturday. */
  readonly closed_weekdays: readonly number[];
  readonly closed_days: readonly Day[];
}

/** A time that can be booked, 'HH:MM' in India. */
export interface Slot {
  readonly from: string;
  readonly to: string;
  /** Visits that can still be booked: at least one. */
  readonly left: number;
}

/**
 * The times of a day that can still be booked: one after the other from opening on, each ended by closing, full ones
 * left out. See docs/domain/bookings.md#slots.
 *
 * @param booked - how many are booked already, by the time from which on
 * @throws RangeError for what is no day or time, and for minutes, hours or a capacity that cannot be
 */
export function slotsFor(
  service: SlotService,
  vendor: SlotVendor,
  day: Day,
  booked: Readonly<Record<string, number>>,
  now: Date,
): Slot[] {
  if (!(service.minutes > 0 && Number.isFinite(service.minutes))) throw new RangeError('A visit takes time.');
  for (const number of [service.lead_hours, vendor.capacity])
    if (!(number >= 0 && Number.isFinite(number))) throw new RangeError(`No hours and no capacity: ${String(number)}`);
  // 1 January 1970 was a Thursday.
  const weekday = (((daysBetween('1970-01-01', day) + 4) % 7) + 7) % 7;
  const [opens, closes] = [minutesOf(vendor.opens), minutesOf(vendor.closes)];
  if (vendor.closed_weekdays.includes(weekday) || vendor.closed_days.includes(day)) return [];
  const earliest = now.getTime() + service.lead_hours * HOUR_MS;
  const slots: Slot[] = [];
  for (let start = opens; start + service.minutes <= closes; start += service.minutes) {
    const [from, to] = [timeOf(start), timeOf(start + service.minutes)];
    const left = vendor.capacity - (booked[from] ?? 0);
    const isLight = !service.is_daylight_only || (from >= DAYLIGHT.from && to <= DAYLIGHT.to);
    if (left >= 1 && isLight && slotStart(day, from).getTime() >= earliest) slots.push({ from, to, left });
  }
  return slots;
}

/** The moment at which a slot of a day begins, by India's clock wherever the program runs. */
export function slotStart(day: Day, from: string): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + minutesOf(from) * MINUTE_MS);
}

function minutesOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (!(total <= 24 * 60)) throw new RangeError(`No time of a day: ${time}`);
  return total;
}

function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
