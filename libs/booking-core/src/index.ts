export { slotStart, slotsFor } from './slots.ts';
export type { Slot, SlotService, SlotVendor } from './slots.ts';
export { missingFields } from './missing-fields.ts';
export { bookingPrice, unitPrice } from './booking-price.ts';
export type { BookingPrice, PricedItem } from './booking-price.ts';
export { cancelRefund, lastFreeMoment, mayReschedule } from './late-changes.ts';
export { bookingMoves, neverStartedAfter } from './booking-moves.ts';
export { isTooWindy, MOST_WIND } from './spray-weather.ts';
