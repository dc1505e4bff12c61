import type { Vendor } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatDistance, openingState, type OpeningState } from '@haat/format';
import { fulfilmentLabels, type FulfilmentLabel } from '@haat/vendor-choice';

/** What a screen says of a shop, in the words of the request's language. */
export interface ShopView {
  readonly id: string;
  readonly name: string;
  /** '3.2 km'; null when the distance is not known. */
  readonly distance: string | null;
  /** 'Open till 7 pm', 'Opens tomorrow at 9 am'. */
  readonly opening: string;
  readonly isOpen: boolean;
  /** How its goods come to the asked place. */
  readonly fulfilment: readonly { readonly kind: FulfilmentLabel; readonly label: string }[];
}

const FULFILMENT_KEYS: Readonly<Record<FulfilmentLabel, string>> = {
  Delivery: 'main:fulfilment.delivery',
  'Self-Pickup': 'main:fulfilment.pickup',
};

/**
 * Puts a shop's facts into words. It runs on the server: the words depend on the clock, and so the page and the browser
 * cannot disagree, and the words that are not needed stay off the phone.
 */
export function shopView(t: ServerTexts, { id, fulfillment_type, vendor_details }: Vendor, now: Date): ShopView {
  const { name, distance_metres } = vendor_details;
  const state = openingState(vendor_details, now);
  return {
    id,
    name,
    distance: distance_metres === null ? null : distanceText(t, distance_metres),
    opening: openingText(t, state),
    isOpen: state.isOpen,
    fulfilment: fulfilmentLabels({ fulfillment_type }).map((kind) => ({ kind, label: t(FULFILMENT_KEYS[kind]) })),
  };
}

/** A distance in words: '850 m', '3.2 km'. */
export function distanceText(t: ServerTexts, metres: number): string {
  const { value, unit } = formatDistance(metres);
  return t(unit === 'm' ? 'main:units.m' : 'main:units.km', { amount: value });
}

/**
 * A time of day in words, from 'HH:mm': '7 pm', 'शाम 7 बजे', 'সন্ধ্যা 7টা'. Some languages put an ending on a whole
 * hour and none on minutes: `docs/how-to/write-texts.md#times-and-days`.
 */
export function timeText(t: ServerTexts, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const onTheClock = hour % 12 === 0 ? 12 : hour % 12;
  const clock =
    minute === 0
      ? t('nearby-centres:time.wholeHour', { hour: onTheClock })
      : `${onTheClock}:${String(minute).padStart(2, '0')}`;
  return t(`nearby-centres:time.${partOfDay(hour)}`, { time: clock });
}

function openingText(t: ServerTexts, state: OpeningState): string {
  if (state.isOpen) return t('nearby-centres:opening.openTill', { time: timeText(t, state.closesAt) });
  const time = timeText(t, state.opensAt);
  if (state.inDays === 0) return t('nearby-centres:opening.today', { time });
  if (state.inDays === 1) return t('nearby-centres:opening.tomorrow', { time });
  return t('nearby-centres:opening.later', { time, day: t(`nearby-centres:day.d${state.weekday}`) });
}

type PartOfDay = 'early' | 'morning' | 'afternoon' | 'lateAfternoon' | 'evening' | 'night';

function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'early';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'afternoon';
  if (hour < 18) return 'lateAfternoon';
  return hour < 20 ? 'evening' : 'night';
}
