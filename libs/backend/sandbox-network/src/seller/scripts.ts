/**
 * What a seller of the sandbox can be told to do with an order. `normal`: all goes well, and a return is approved.
 * See docs/how-to/run-against-the-sandbox-network.md.
 */
export const SCRIPTS = [
  'normal',
  'out_of_stock',
  'not_serviceable',
  'part_cancel',
  'refused',
  'rto',
  'return_liquidated',
  'return_refused',
  'late',
  'twice',
  'out_of_order',
  'badly_signed',
  'fails',
  'wrong_clock',
] as const;
/** A script of the sandbox. */
export type Script = (typeof SCRIPTS)[number];
