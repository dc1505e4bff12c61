/** What a form on the page of a shop's order asks for. */
export const SHOP_ACTS = [
  'confirm',
  'refuse',
  'pack',
  'ship',
  'send',
  'handOver',
  'fail',
  'bringBack',
  'agree',
  'return',
  'answer',
] as const;
/** What a form asks for. */
export type ShopAct = (typeof SHOP_ACTS)[number];

/** What the page says was done, when one comes back from a form of it. */
export const DONE_ACTS = [
  'confirm',
  'refuse',
  'pack',
  'send',
  'handOver',
  'fail',
  'bringBack',
  'agree',
  'return',
  'answer',
] as const satisfies readonly ShopAct[];

/** What a form is answered that was not taken: the page stays, with what was typed. */
export interface ShopOrderReply {
  readonly act: ShopAct;
  /** Which return or complaint it was about; empty for the order itself. */
  readonly about: string;
  /** What is missing, in words, beside the field; null where the service refused. */
  readonly problem: string | null;
  /** Why the service refused, in words. */
  readonly refused: string | null;
  readonly typed: {
    readonly reason: string;
    readonly code: string;
    readonly text: string;
    readonly ticked: readonly string[];
  };
}
