import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SoundType, UploadKind } from '@haat/api-contract/vocabulary';
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

/** Voice notes, written anew so that only what is heard is kept. See docs/domain/advice.md#voice-notes. */
export const sounds = pgTable(
  'sounds',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text().$type<SoundType>().notNull(),
    /** Milliseconds. */
    duration: integer().notNull(),
    createdAt: time('created_at').notNull(),
    /** False until the object store has it; it is not there before. */
    isStored: boolean('is_stored').notNull().default(false),
    /** When it was named in what it belongs to; one that never is, is thrown away. */
    usedAt: time('used_at'),
  },
  (table) => [
    index('sounds_user_time').on(table.userId, table.createdAt),
    index('sounds_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
  ],
);

/**
 * Photos and sounds that come in parts. Each part is an object of its own until all have come; what it becomes bears
 * the id of the upload. See docs/domain/aftercare.md#sending-in-parts.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<UploadKind>().notNull(),
    /** SHA-256 of the whole, hexadecimal: with the person and the kind it tells one upload from the next. */
    sha256: text().notNull(),
    /** Bytes of the whole. */
    length: integer().notNull(),
    /** Bytes that have come. */
    received: integer().notNull().default(0),
    /** How many parts they came in. */
    parts: integer().notNull().default(0),
    /** The photo or the sound is there. */
    isFinished: boolean('is_finished').notNull().default(false),
    /** When it was begun, or its last part came. */
    touchedAt: time('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('uploads_contents').on(table.userId, table.kind, table.sha256),
    index('uploads_touched').on(table.touchedAt),
    check('uploads_received', sql`${table.received} between 0 and ${table.length}`),
  ],
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
