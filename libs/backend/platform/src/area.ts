import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentAct, AgentPurpose, DeletionBlock, KeptRecord, ServiceName } from '@haat/api-contract/vocabulary';
import type { ErrorReports } from '@haat/error-reports';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import type { Configuration } from './configuration/config.ts';
import type { Database, Executor, Transaction } from './database/connection.ts';
import type { Encryptor } from './encryption/encryptor.ts';
import type { RateLimiter } from './http/rate-limits/rate-limiter.ts';
import type { RouteCost } from './http/rate-limits/route-cost.ts';
import type { ListeningAddress } from './listening-address.ts';
import type { Metrics } from './metrics/metrics.ts';

/*
 * What an area is made of, and what it is given. The types name each other (a job is given the dependencies, the
 * dependencies hold the areas, an area has jobs), so they stand in one file.
 */

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
  encryptor: Encryptor;
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
  readonly permissions?: Readonly<Record<string, Permission | AgentPermission>>;
  /** What the area keeps about people; a table with a person's id that is not named fails the backend's tests. */
  readonly personalData?: readonly PersonalTable[];
  /** Tables whose rows are a person's because they belong to rows of a `PersonalTable`: lines of orders, say. */
  readonly personalParts?: readonly PersonalPart[];
  /** What the area has to say when a person's account is deleted, and files for the download of their data. */
  readonly accountHook?: AccountHook;
  /** Where the area keeps encrypted values; a column that is not named fails the backend's tests. */
  readonly encryptedColumns?: readonly EncryptedColumn[];
  /** What is looked up in the area's tables whenever the metrics are read. */
  readonly gauges?: readonly MeasuredGauge[];
}

/** A metric that is looked up rather than counted: every process says the same. */
export interface MeasuredGauge {
  readonly name: string;
  readonly help: string;
  measure(dependencies: Pick<Dependencies, 'database' | 'now'>): Promise<number>;
}

/**
 * Who may call a route: any caller; a signed-in person; a person with a role, `staff` with whichever; or a caller that
 * proves itself by a signature in the request.
 */
export type Permission =
  | 'everybody'
  | 'signed-in'
  | 'agent'
  | 'support'
  | 'vendor'
  | 'buyer'
  | 'checker'
  | 'moderator'
  | 'expert'
  | 'editor'
  | 'laboratory'
  | 'surveyor'
  | 'insurer'
  | 'pilot'
  | 'collector'
  | 'programme-officer'
  | 'trainer'
  | 'operator'
  | 'staff'
  | 'signature';

/**
 * Who may call a route that an agent may also call for a farmer, and what the farmer's consent must allow for it:
 * any of several, or `any`, whatever it is for. A route without it is refused to an agent who acts for a farmer. See
 * docs/domain/agents.md#acting.
 */
export interface AgentPermission {
  readonly who: Permission;
  readonly forFarmer: AgentPurpose | readonly AgentPurpose[] | 'any';
  /** What the farmer is told was done; every route that changes something has one. */
  readonly act?: AgentAct;
}

/** A person whose data is given to them, or erased. */
export interface DataSubject {
  readonly userId: string;
  /** Ten digits; null for a farmer without a phone. */
  readonly phoneNumber: string | null;
}

/** Rows as they are given to the person whom they are about. */
export type ExportedRows = readonly Readonly<Record<string, unknown>>[];

/** A table whose rows belong to a person. See docs/domain/identity.md#deleting-an-account. */
export interface PersonalTable {
  /** Its name in the database. */
  readonly table: string;
  /**
   * The column with the person's id; where it is called `phone_number`, with their mobile number; where it is called
   * `owner`, with the name of their cart.
   */
  readonly person: string;
  /** What is kept and why, in a sentence. */
  readonly keeps: string;
  /** Why rows stay when a person's data is erased, and how long; without it they are deleted with the person. */
  readonly keptAfterErasure?: string;
  /** What the person is told of rows that stay: what they are, from a list with years. */
  readonly keptRecord?: KeptRecord;
  /** Columns that are left out of the download, beside encrypted ones and hashes: what only the market can read. */
  readonly hidden?: readonly string[];
  /** What a person is given of it on asking for their data; without it every row, less what is hidden. */
  readonly export?: (dependencies: Dependencies, subject: DataSubject) => Promise<ExportedRows>;
  /**
   * What erasing does where it is neither to delete all rows nor to leave all: nothing of the person is left in what
   * stays.
   */
  readonly erase?: (tx: Transaction, subject: DataSubject, now: Date) => Promise<void>;
}

/** A table whose rows belong to rows of another, which say whose they are. */
export interface PersonalPart {
  readonly table: string;
  /** The column that names the other table's row. */
  readonly column: string;
  /** The other table, of whichever area, and its column that is named. */
  readonly of: { readonly table: string; readonly key: string };
  readonly hidden?: readonly string[];
}

/** A file of the download of a person's data. */
export interface PersonalFile {
  /** In the ZIP: 'orders/bill-2026-000123.pdf'. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** What an area does about a person's account beside its tables. */
export interface AccountHook {
  /** Why the account cannot be deleted now. */
  blocks?(executor: Executor, userId: string, now: Date): Promise<readonly DeletionBlock[]>;
  /** Erases what is not a row of a `PersonalTable`; called before their rows are erased. */
  erase?(tx: Transaction, dependencies: Dependencies, subject: DataSubject): Promise<void>;
  /** Files beside the tables, one after the other, so that they need not all be held. */
  files?(dependencies: Dependencies, subject: DataSubject): AsyncIterable<PersonalFile>;
}

/** A column of encrypted values. */
export interface EncryptedColumn {
  /** Names in the database. */
  readonly table: string;
  readonly column: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Further columns that `purpose` looks at. */
  readonly with?: readonly string[];
  /** For what a row's value is encrypted, by its columns of `key` and `with`. */
  purpose(row: Readonly<Record<string, unknown>>): string;
  /**
   * Its values were kept plain before, and are few: what is plain is encrypted at each start, and a process does not
   * start when it cannot read them.
   */
  readonly isNeededToStart?: boolean;
}

/** What every module and use case is given. */
export interface Dependencies {
  database: Database;
  configuration: Configuration;
  /** The present; tests move it. */
  now(): Date;
  /** A new random id (UUID, version 4). */
  newId(): string;
  /** Every area of this backend: what one adds to another is found here. */
  areas: readonly Area[];
  adapters: Adapters;
  /** For secrets and what is told of people: nothing of it is readable in the database. */
  encryptor: Encryptor;
  /** Counts the requests of networks and persons. */
  rateLimiter: RateLimiter;
  listening: ListeningAddress;
  /** What this process counts of itself. */
  metrics: Metrics;
  /** Tells of errors, where a service for them is configured. */
  errorReports: ErrorReports;
  log: FastifyBaseLogger;
}

/** The server as modules see it: routes are checked and typed by zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A part of a service with its own routes and tables; registered in a scope of its own. */
export interface Module {
  name: string;
  /** The service to which it belongs; `every` for what each process offers. */
  service: ServiceName | 'every';
  register(app: App, dependencies: Dependencies): void | Promise<void>;
}

/**
 * Work that is done again and again: it looks for what time has made due. Done twice, it finds nothing the second
 * time.
 */
export interface Job {
  /** Told apart by it among all processes: 'payments.time-out'. */
  name: string;
  /** Pause between two beginnings, milliseconds. */
  every: number;
  /**
   * Every process may run it at the same time, because it takes what is due row by row; one process at a time when this
   * is not given.
   */
  isShared?: boolean;
  /** Whether this process has the job at all; it does when this is not given. */
  isNeeded?(dependencies: Dependencies): boolean;
  run(dependencies: Dependencies): Promise<void>;
}

/** An event on its way. */
export interface DeliveredEvent {
  id: string;
  type: string;
  payload: Readonly<Record<string, string>>;
}

/** What is done with the events of a type. It may be called twice for one event. */
export type EventHandlers = Readonly<
  Record<string, (dependencies: Dependencies, event: DeliveredEvent) => Promise<void>>
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to this route costs, in points of docs/domain/service-calls.md#limits; 1 when not given. */
    cost?: RouteCost;
    /**
     * What a route takes that it or its library reads by itself, byte by byte: only for the document, and checked by
     * nothing else.
     */
    documented?: {
      body?: ZodType;
      /** Forms in which the body may come. */
      mediaTypes?: readonly string[];
      headers?: ZodType;
    };
  }
  interface FastifyInstance {
    /** For hooks that modules share; a module's own routes use what `register` was given. */
    dependencies: Dependencies;
  }
}
