import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';
import type { DocumentView } from './documents/document-address.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** Uploaded photos, re-encoded as JPEG so that no metadata is kept. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null where it is in the object store, to which those of before there was one are moved. */
    jpeg: bytes(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time('created_at').notNull(),
    /** When it was named in what it belongs to; one that never is, is thrown away. */
    usedAt: time('used_at'),
    /** It proves something of a person, and is given out by signed addresses alone. */
    isDocument: boolean('is_document').notNull().default(false),
  },
  (table) => [
    index('photos_user_time').on(table.userId, table.createdAt),
    index('photos_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
  ],
);

/**
 * Uploads of which there is no photo: those whose picture is being made, and those that failed. Both count against the
 * limit of photos.
 */
export const photoAttempts = pgTable(
  'photo_attempts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('photo_attempts_user_time').on(table.userId, table.createdAt)],
);

/**
 * Objects whose row is gone: the database adds one by itself whenever a photo is deleted, by whichever area, or the
 * upload of one came to nothing. They are removed from the store after that.
 */
export const removedObjects = pgTable('removed_objects', {
  key: text().primaryKey(),
  removedAt: time('removed_at').notNull(),
});

/** Every view of a document: which, whose, by whom, why and when. Rows are only ever added. */
export const documentViews = pgTable(
  'document_views',
  {
    id: uuid().primaryKey(),
    kind: text().$type<DocumentView['kind']>().notNull(),
    /** The photo's id, or the owner's for an identity document. */
    documentId: uuid('document_id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => users.id),
    why: text().$type<DocumentView['why']>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('document_views_document').on(table.documentId),
    index('document_views_owner').on(table.ownerId, table.at),
    index('document_views_viewer').on(table.viewerId, table.at),
  ],
);
