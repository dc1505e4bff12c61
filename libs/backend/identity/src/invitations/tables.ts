import type { Role } from '@haat/api-contract/vocabulary';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** Links by which a person of staff takes a role, each once. See docs/domain/identity.md#invitations. */
export const staffInvitations = pgTable('staff_invitations', {
  /** SHA-256 of the link's token, hexadecimal: a copy of the table opens nothing. */
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text('role').$type<Role>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** When the role was taken by it; null while it waits. */
  usedAt: timestamp('used_at', { withTimezone: true }),
});
