import { DEFAULT_LANGUAGE, isLanguage } from '@haat/api-contract/vocabulary';
import type { Language } from '@haat/api-contract/vocabulary';
import { maskAccount } from '@haat/bank-account-core';
import { reachableNumber, tellUser, userOfId } from '@haat/backend-identity';
import { inLanguage } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Localised, NoticeKind } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { bankAccounts } from '../tables.ts';
import texts from './account-texts.json' with { type: 'json' };
import { decryptAccount } from './encrypted-account.ts';

/** That the check of an account has ended: `account_id`. */
export const ACCOUNT_NOTICE = 'kyc.bank-account-decided';
/** That another account is paid from a time on: `account_id`, `end` (the number's last digits), `from`. */
export const PAYOUT_ACCOUNT_CHANGED = 'kyc.payout-account-changed';
/** That the account that was paid is removed: `user_id`, `end`. */
export const PAYOUT_ACCOUNT_REMOVED = 'kyc.payout-account-removed';

const SHOWN = 4;

/** Tells people what became of their accounts, and which one is paid. */
export const ACCOUNT_NOTICE_HANDLERS: EventHandlers = {
  async [ACCOUNT_NOTICE](dependencies, { id, payload }) {
    const row = await accountOf(dependencies, payload['account_id']);
    if (row === undefined || row.encryptedAccount === null || row.state === 'SUBMITTED') return;
    const kind = row.state === 'VERIFIED' ? 'bank-account-verified' : 'bank-account-rejected';
    const text = row.state === 'VERIFIED' ? texts.verified : texts[row.refusal ?? 'by-support'];
    const { number } = await decryptAccount(dependencies.encryptor, row.id, row.encryptedAccount);
    await tell(dependencies, row.userId, { id, kind, text, values: { end: endOf(number) } });
  },
  async [PAYOUT_ACCOUNT_CHANGED](dependencies, { id, payload }) {
    const row = await accountOf(dependencies, payload['account_id']);
    if (row === undefined) return;
    const values = { end: payload['end'] ?? '', day: noticeDay(payload['from'] ?? '') };
    await tell(dependencies, row.userId, { id, kind: 'payout-account-changed', text: texts.changed, values });
  },
  async [PAYOUT_ACCOUNT_REMOVED](dependencies, { id, payload }) {
    const values = { end: payload['end'] ?? '' };
    const notice = { id, kind: 'payout-account-removed', text: texts.removed, values } as const;
    await tell(dependencies, payload['user_id'] ?? '', notice);
  },
};

/** The message with the code: which account it is for, first of all. */
export function payoutCodeText(otp: string, end: string, language: Language): string {
  return inLanguage(texts.code, language).replace('{{otp}}', otp).replace('{{end}}', end);
}

/** The last digits of an account's number, by which its owner knows it. */
export function endOf(number: string): string {
  return maskAccount(number).slice(-SHOWN);
}

interface AccountNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: Localised;
  readonly values: Readonly<Record<string, string>>;
}

async function tell(dependencies: Dependencies, userId: string, notice: AccountNotice): Promise<void> {
  const { id, kind, text, values } = notice;
  const user = await userOfId(dependencies.database, userId);
  if (user === null) return;
  const chosen = user.profile?.languageCode;
  const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  const filled = inLanguage(text, language).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const phoneNumber = reachableNumber(user);
  await tellUser(dependencies, user.id, { id, kind, language, values, phoneNumber, text: filled });
}

async function accountOf({ database }: Pick<Dependencies, 'database'>, id = '') {
  const [row] = await database.select().from(bankAccounts).where(eq(bankAccounts.id, id));
  return row;
}

/** '25-11-2026'. */
function noticeDay(at: string): string {
  return indiaDay(new Date(at)).split('-').reverse().join('-');
}
