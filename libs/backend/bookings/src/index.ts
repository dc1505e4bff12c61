export { bookingsArea } from './area.ts';
export { handInBags } from './work/hand-in-bags.ts';
export { finishCollection, finishSpray, samplesOf, startBooking, takeBooking } from './work/work-on-booking.ts';
export type { Worker } from './work/work-on-booking.ts';
