import type { BankAccount } from '@haat/api-contract/kyc';
import type { ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** A bank account, in words. */
export interface AccountView {
  readonly id: string;
  readonly to: string;
  /** '••••••• 8901'. */
  readonly maskedNumber: string;
  readonly ifsc: string;
  readonly bank: string;
  readonly name: string;
  readonly state: BankAccount['state'];
  /** How it stands, as a sentence. */
  readonly stateText: string;
  /** That it is paid, or from when on; null for another account. */
  readonly payout: string | null;
}

/** What a screen's texts are made with. */
export interface AccountWords {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/** Presents an account; its number comes masked. */
export function accountView({ t, language, now }: AccountWords, account: BankAccount): AccountView {
  const { id, masked_number: maskedNumber, ifsc, bank, name, state } = account;
  return {
    ...{ id, maskedNumber, ifsc, name, state },
    to: pathTo('bankAccount', { id }),
    bank: bank ?? t('bank-kyc:account.bankUnknown'),
    stateText: stateText(t, account),
    payout: payoutText({ t, language, now }, account.payout_from),
  };
}

function stateText(t: ServerTexts, { state, refusal, is_with_support: isWithSupport }: BankAccount): string {
  if (state === 'VERIFIED') return t('bank-kyc:account.verified');
  if (state === 'REJECTED') return t(`bank-kyc:refusal.${refusal ?? 'by-support'}`);
  return t(isWithSupport ? 'bank-kyc:account.withSupport' : 'bank-kyc:account.asked');
}

function payoutText({ t, language, now }: AccountWords, from: string | null): string | null {
  if (from === null) return null;
  const at = new Date(from);
  if (at <= now) return t('bank-kyc:payout.now');
  return t('bank-kyc:payout.from', { day: dayText(t, language, indiaDay(at), now) });
}
