import type { Script } from '../scripts.ts';

/** The shop whose goods below do not behave as they should. */
export const SCRIPTED_PROVIDER = 'P-NSK-02';

/** By product of the sample market, each with one pack: what happens to an order of it at that shop. */
const SCRIPT_OF_PRODUCT: Readonly<Record<string, Script>> = {
  'p-ssp': 'out_of_stock',
  'p-gypsum': 'not_serviceable',
  'p-npk-10-26-26': 'part_cancel',
  'p-npk-12-32-16': 'refused',
  'p-np-20-20-0-13': 'rto',
  'p-nano-urea': 'return_liquidated',
  'p-nano-dap': 'return_refused',
  'p-tsp': 'late',
  'p-can': 'twice',
  'p-ammonium-sulphate': 'out_of_order',
  'p-npk-14-35-14': 'badly_signed',
  'p-mop': 'fails',
  'p-zinc-sulphate-33': 'wrong_clock',
};
/** Without an address for complaints: an offer that may not be sold. */
const WITHOUT_CONSUMER_CARE = 'p-npk-19-19-19';
/** Dearer than its maximum retail price: an offer that is refused. */
const ABOVE_MRP = 'p-np-24-24-0';

/** Whether a shop has a product because something is to go wrong with it. */
export function isScripted(providerId: string, productId: string): boolean {
  const isNamed = productId in SCRIPT_OF_PRODUCT || [WITHOUT_CONSUMER_CARE, ABOVE_MRP].includes(productId);
  return providerId === SCRIPTED_PROVIDER && isNamed;
}

/** What happens to an order of a product at a shop when nothing else was asked for. */
export function scriptOfItem(providerId: string, productId: string): Script {
  return (providerId === SCRIPTED_PROVIDER ? SCRIPT_OF_PRODUCT[productId] : undefined) ?? 'normal';
}

/** Whether a shop leaves out the address for complaints of a product. */
export const lacksConsumerCare = (providerId: string, productId: string): boolean =>
  providerId === SCRIPTED_PROVIDER && productId === WITHOUT_CONSUMER_CARE;

/** Whether a shop asks more for a product than its maximum retail price. */
export const isAboveMrp = (providerId: string, productId: string): boolean =>
  providerId === SCRIPTED_PROVIDER && productId === ABOVE_MRP;
