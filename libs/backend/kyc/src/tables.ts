import type { IdentityPaperKind } from '@haat/api-contract/vocabulary';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';

/** The identity paper that we hold of a person. A new one takes the place of the old. */
export const identityPapers = pgTable('identity_papers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  kind: text().$type<IdentityPaperKind>().notNull(),
  /** Name and number, encrypted; of an Aadhaar only the last four digits. */
  sealed: text().notNull(),
  /**
   * Photograph of the paper (a JPEG in base64), encrypted, or null. There is none of an Aadhaar: it would show the
   * whole number.
   */
  sealedPhoto: text('sealed_photo'),
  /** Which wording of the consent the person agreed to, and when. */
  consentVersion: text('consent_version').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
});
