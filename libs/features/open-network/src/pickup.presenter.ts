import type { NetworkPickup } from '@haat/api-contract/open-network';
import type { ServerTexts } from '@haat/app-context';
import { timeText } from '@haat/presenters';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Where and when goods are fetched, in lines: the shop's address, from when to when its counter is open, and on which
 * days it is closed. What the shop does not tell is left out. See docs/domain/open-network.md#fetched-at-the-shop.
 */
export function pickupLines(t: ServerTexts, { address, hours }: NetworkPickup): string[] {
  const closed = hours === null ? [] : WEEK.filter((day) => !hours.days.includes(day));
  return [
    address,
    hours === null
      ? ''
      : t('nearby-centres:vendor.hoursRange', { opens: timeText(t, hours.from), closes: timeText(t, hours.to) }),
    ...closed.map((day) => t('nearby-centres:vendor.closedOn', { day: t(`nearby-centres:day.d${day}`) })),
  ].filter((line) => line !== '');
}
