import type { Checkout, CreditAccount } from '@haat/api-contract';
import { paymentChoices } from '@haat/order-core';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import type { CreditLender, PaymentFacts } from '@haat/order-core';
import { openSeason } from '@haat/backend-market';
import type { LatLng, StockLine, VendorFacts } from '@haat/backend-market';
import { needsAdvance } from '@haat/backend-orders';
import { accountOfFarmer, costOnTerms, creditSoldHere } from '@haat/backend-payments';
import type { Executor } from '@haat/backend-platform';

import type { CartRow } from './stored-cart.ts';

/** Who pays. */
export interface Payer {
  /** The signed-in farmer, or null. */
  userId: string | null;
  /** A partner agent, who has a CSC wallet. */
  isAgent: boolean;
  /** The agent acts for the farmer. No if left out. */
  isForFarmer?: boolean;
  /** The farmer lets that agent pay otherwise than in cash. Yes if left out. */
  mayPay?: boolean;
  /** The farmer lets that agent insure. Yes if left out. */
  mayInsure?: boolean;
}

/** Whether a payment method leads to a sandbox, where no money moves. */
export type IsSandbox = (kind: PaymentKind) => boolean;

/** What is paid, where it goes and when. */
export interface PaymentQuestion extends Payer {
  vendor: VendorFacts | null;
  /** Where the goods go; null when they are collected at the shop. */
  place: LatLng | null;
  isPrebook: boolean;
  /** What is bought. */
  items: readonly StockLine[];
  /** In rupees; null while it is not known. */
  total: number | null;
  /** The lender of purchases on credit; null without one. */
  lender: CreditLender | null;
  now: Date;
}

/** What decides how a cart may be paid, and the credit account behind it: at checkout as when it is ordered. */
export async function paymentFacts(
  executor: Executor,
  {
    userId,
    isAgent,
    isForFarmer = false,
    mayPay = true,
    vendor,
    place,
    isPrebook,
    items,
    total,
    lender,
    now,
  }: PaymentQuestion,
): Promise<{ facts: PaymentFacts; account: CreditAccount | null }> {
  const isSoldHere = vendor !== null && (await creditSoldHere(executor, vendor, place));
  const farmer = userId === null ? null : await accountOfFarmer(executor, userId, { isSoldHere, lender }, now);
  const credit = {
    isEnabled: farmer === null ? isSoldHere && lender !== null : farmer.account.is_enabled,
    isEnrolled: farmer?.account.is_enrolled ?? false,
    available: farmer?.account.available ?? 0,
    isOverdue: farmer?.isOverdue ?? false,
    needsStepUp: farmer?.needsStepUp ?? false,
  };
  const season = isPrebook && vendor !== null ? await openSeason(executor, vendor.id, now) : null;
  const isAdvanceNeeded =
    season !== null &&
    vendor !== null &&
    (await needsAdvance(executor, { farmerId: userId, vendorId: vendor.id, seasonId: season.id, lines: items }));
  return {
    facts: {
      isSignedIn: userId !== null,
      isAgent,
      isForFarmer,
      mayPay,
      isPrebook,
      needsAdvance: isAdvanceNeeded,
      total,
      credit,
    },
    account: farmer?.account ?? null,
  };
}

/** The payment methods of a cart, with credit terms and costs where the signed-in farmer has credit. */
export async function paymentOfCart(
  executor: Executor,
  { paymentKind }: Pick<CartRow, 'paymentKind'>,
  question: PaymentQuestion & { isSandbox: IsSandbox },
): Promise<Checkout['payment']> {
  const { facts, account } = await paymentFacts(executor, question);
  // What a farmer owes is no matter of an agent who cannot spend it.
  const credit = facts.credit.isEnabled && facts.isForFarmer !== true ? account : null;
  const cost =
    credit === null || question.total === null ? null : costOnTerms(question.total, credit.terms, question.now);
  return {
    chosen: paymentKind ?? 'cash',
    choices: paymentChoices(facts).map((choice) => ({ ...choice, is_sandbox: question.isSandbox(choice.kind) })),
    credit,
    credit_cost: cost,
  };
}
