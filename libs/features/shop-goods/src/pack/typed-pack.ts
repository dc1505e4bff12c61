import type { ChangePack } from '@haat/api-contract/shop-goods';
import { formText } from '@haat/app-context';
import { typedCount, typedRupees } from '../typed.ts';

/** What was typed into the form of a pack, and what it comes to. */
export interface TypedPack {
  readonly price: string;
  readonly stock: string;
  /** The stock that stood in the field. */
  readonly stockSeen: number;
  readonly version: number;
  readonly problems: { readonly price: boolean; readonly stock: boolean };
  /** Null where something is not right. */
  readonly change: ChangePack | null;
  readonly done: 'saved' | 'withdrawn' | 'restored';
}

/** What a form that was not taken is answered. */
export interface PackReply {
  /** Why, in words; null where the fields say it. */
  readonly refused: string | null;
  readonly typed: Pick<TypedPack, 'price' | 'stock' | 'version' | 'stockSeen'>;
  readonly problems: { readonly price: string | null; readonly stock: string | null };
  /** What another person of the shop wrote meanwhile. */
  readonly theirs?: { readonly price: string; readonly stock: string };
  /** Whether saying it again means that one is sure. */
  readonly asksSure?: boolean;
}

/** Reads the form of a pack: its buttons are `save`, `withdraw` and `restore`. */
export function readPackForm(form: FormData): TypedPack {
  const intent = formText(form, 'intent');
  const price = formText(form, 'price');
  const stock = formText(form, 'stock');
  const version = typedCount(formText(form, 'version')) ?? 0;
  const stockSeen = typedCount(formText(form, 'stockSeen')) ?? 0;
  const typed = { price, stock, version, stockSeen };
  if (intent === 'withdraw' || intent === 'restore') {
    const isOnSale = intent === 'restore';
    return {
      ...{ ...typed, problems: { price: false, stock: false } },
      change: { version, on_sale: isOnSale },
      done: isOnSale ? 'restored' : 'withdrawn',
    };
  }
  const rupees = typedRupees(price);
  const packs = typedCount(stock);
  const problems = { price: rupees === null || rupees === 0, stock: packs === null };
  return {
    ...{ ...typed, problems, done: 'saved' },
    change:
      rupees === null || rupees === 0 || packs === null
        ? null
        : { version, price: rupees, stock: packs, stock_seen: stockSeen, is_sure: form.has('isSure') },
  };
}
