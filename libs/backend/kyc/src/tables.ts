import type { IdentityDocumentKind } from '@haat/api-contract/vocabulary';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';

/** The identity document that we hold of a person. A new one takes the place of the old. */
export const identityDocuments = pgTable('identity_papers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  kind: text().$type<IdentityDocumentKind>().notNull(),
  /** Name and number, encrypted; of an Aadhaar only the last four digits. */
  encrypted: text('sealed').notNull(),
  /**
   * Photograph of the document (a JPEG in base64), encrypted, or null. There is none of an Aadhaar: it would show the
   * whole number.
   */
  encryptedPhoto: text('sealed_photo'),
  /** Which wording of the consent the person agreed to, and when. */
  consentVersion: text('consent_version').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  /** When the consent was withdrawn; what the law has us keep stays, and nothing uses it. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
});
