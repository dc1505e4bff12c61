import type { Configuration } from './configuration/config.ts';
import type { Database } from './database/connection.ts';
import type { EventHandlers } from './events/deliver-events.ts';
import type { Module } from './http/module.ts';
import type { Job } from './jobs/run-jobs.ts';

/**
 * Seams to the outside world, by name. An area adds its own by declaration merging, and provides what stands behind
 * it with `Area.adapters`:
 *
 * ```ts
 * declare module '@haat/backend-platform/area' {
 *   interface Adapters { sms: SmsAdapter }
 * }
 * ```
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the areas fill it
export interface Adapters {}

/** What an adapter is made with. */
export interface AdapterContext {
  configuration: Configuration;
  database: Database;
  now(): Date;
  newId(): string;
  /** Base address where this process listens, once it does. */
  ownAddress(): string;
}

/** One implementation of an adapter. For each adapter the configuration chooses exactly one among all areas. */
export interface AdapterProvider<Adapter> {
  isChosen(configuration: Configuration): boolean;
  create(context: AdapterContext): Adapter;
}

/**
 * A part of the market: its routes, jobs, event handlers and what it adds to other areas. It is registered once, in
 * the backend's `compose.ts`, and referred to nowhere else. An area that others can extend (an order's hooks, say)
 * declares its field here by declaration merging, as with `Adapters`.
 */
export interface Area {
  /** The folder's name. */
  readonly name: string;
  readonly routes?: readonly Module[];
  readonly jobs?: readonly Job[];
  readonly eventHandlers?: EventHandlers;
  readonly adapters?: { readonly [Name in keyof Adapters]?: AdapterProvider<Adapters[Name]> };
  /** Who may call each route, `'<METHOD> <path>'`; a route without a row fails the backend's tests. */
  readonly permissions?: Readonly<Record<string, Permission>>;
  /** What the area keeps about people; a table with a person's id that is not named fails the backend's tests. */
  readonly personalData?: readonly PersonalTable[];
}

/**
 * Who may call a route: any caller; a signed-in person; a person with a role; or a caller that proves itself by a
 * signature in the request.
 */
export type Permission = 'everybody' | 'signed-in' | 'agent' | 'support' | 'vendor' | 'signature';

/** A table whose rows belong to a person. */
export interface PersonalTable {
  /** Its name in the database. */
  readonly table: string;
  /** The column with the person's id or mobile number. */
  readonly person: string;
  /** What is kept and why, in a sentence. */
  readonly keeps: string;
}
