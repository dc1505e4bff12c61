import { DEFAULT_LANGUAGE, isLanguage } from '@haat/api-contract/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import { tellUser, userOfId } from '@haat/backend-identity';
import type { EventHandlers } from '@haat/backend-platform';
import { accountDeletions } from '../tables.ts';
import { dueText } from './texts.ts';

/** That a person asked for the deletion of their account. */
export const DELETION_EVENT = 'account.deletion-due';

/** Tells people when their account is deleted, as long as it is: who did not ask for it learns of it in time. */
export const DELETION_EVENT_HANDLERS: EventHandlers = {
  async [DELETION_EVENT](dependencies, { id, payload }) {
    const { database } = dependencies;
    const userId = payload['user_id'] ?? '';
    const [due] = await database
      .select({ dueAt: accountDeletions.dueAt })
      .from(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.erasedAt)));
    const user = await userOfId(database, userId);
    if (due === undefined || user === null || user.phoneNumber === null) return;
    const chosen = user.profile?.languageCode;
    const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
    const day = indiaDay(due.dueAt).split('-').reverse().join('-');
    const { phoneNumber } = user;
    const notice = { id, phoneNumber, kind: 'account-deletion-due', language, values: { day } } as const;
    await tellUser(dependencies, userId, { ...notice, text: dueText(day, language) });
  },
};
