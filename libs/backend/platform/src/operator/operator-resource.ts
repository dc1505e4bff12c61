import type { OperatorSecondPerson, Role } from '@haat/api-contract/vocabulary';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../area.ts';
import type { Executor, Transaction } from '../database/connection.ts';
import type { OperatorInputDeclaration } from './operator-input.ts';

declare module '../area.ts' {
  interface Area {
    /** What a desk may list and do in this area. See docs/domain/operator.md#resources. */
    readonly operator?: readonly OperatorResource[];
    /** Acts on resources of areas below, by the resource's name. */
    readonly operatorActions?: Readonly<Record<string, Readonly<Record<string, OperatorAction>>>>;
  }
}

/** Values of a record by field: as the database has them, amounts in whole paise. */
export type OperatorValues = Readonly<Record<string, unknown>>;

/** Who acts at a desk. */
export interface OperatorCaller {
  readonly id: string;
  /** The caller's network, shortened. */
  readonly network: string | null;
  readonly roles: readonly Role[];
}

/** An act that waits for a second person. */
export interface SecondPersonRequest {
  readonly kind: 'role-given' | 'role-taken';
  readonly subjectId: string;
  readonly reason: string;
}

/** What a change or an act is given beside its values. */
export interface OperatorContext {
  readonly dependencies: Dependencies;
  readonly by: OperatorCaller;
  /** Said a second time, after what is unusual was named. */
  readonly isConfirmed: boolean;
  /** Stores an act that a second person does; the same one again waits once. @returns the id of what waits */
  askSecondPerson(request: SecondPersonRequest): Promise<string>;
}

/** A personal field: masked wherever it stands, until somebody says why it must be read. */
export interface OperatorPersonal {
  /** How it is shown masked. */
  mask(value: unknown): string | null;
  /** Who may read it by `POST …/unmask`. */
  readonly unmask: readonly Role[];
  /** Reads a value that is kept encrypted; without it the record's own value is given. */
  reveal?(dependencies: Dependencies, id: string): Promise<unknown>;
}

/** A field of a resource. One that is personal is never changed here. */
export interface OperatorField extends OperatorInputDeclaration {
  /** Where it stands; none for what `complete` and `details` bring. */
  readonly column?: AnyPgColumn | SQL | SQL.Aliased;
  /** In the record alone. */
  readonly isDetail?: boolean;
  readonly isSortable?: boolean;
  /** Who sees it; all who see the resource when not given. */
  readonly read?: readonly Role[];
  /** Who may change it; nobody when not given. */
  readonly change?: readonly Role[];
  /** Who may say it of a new record; nobody when not given. */
  readonly set?: readonly Role[];
  readonly personal?: OperatorPersonal;
  /** Changes by itself, by time: it is no part of the version. */
  readonly isDerived?: boolean;
  /** Columns of a `table`. */
  readonly columns?: readonly { readonly name: string; readonly kind: OperatorInputDeclaration['kind'] }[];
}

/** A filter; of resources with a table `where`, of others `matches`. */
export interface OperatorFilter extends OperatorInputDeclaration {
  /** It takes the whole value and nothing like it, and is no part of an address: a phone number. */
  readonly isPersonal?: boolean;
  where?(value: never, dependencies: Dependencies): SQL | undefined | Promise<SQL | undefined>;
  matches?(row: OperatorValues, value: never): boolean;
}

/** An act on a record. */
export interface OperatorAction {
  readonly roles: readonly Role[];
  readonly secondPerson: OperatorSecondPerson;
  readonly inputs: Readonly<Record<string, OperatorInputDeclaration>>;
  /**
   * Does it, in the transaction that has locked the record where it has a table.
   * @returns the id of the act that waits for a second person, or null where it is done
   */
  run(tx: Transaction, context: OperatorContext, id: string, input: OperatorValues): Promise<string | null>;
}

/** Where the records of a resource stand. */
export type OperatorSource =
  | {
      readonly table: PgTable;
      readonly key: AnyPgColumn;
      /** Ids of other forms name nothing. */
      readonly isUuid?: boolean;
      /**
       * Locks a record for a change where its row is not the first that others lock: a complaint's order, say. The row
       * itself is locked when not given.
       */
      readonly lock?: (tx: Transaction, id: string) => Promise<void>;
      /** Tables that are joined to it, each with at most one row a record. */
      readonly joins?: readonly { readonly table: PgTable; readonly on: SQL }[];
      /** Which rows there are for a desk. */
      readonly where?: (dependencies: Dependencies, by: OperatorCaller) => SQL | undefined;
    }
  /** Few records, all at once, each with its `id`. */
  | { rows(executor: Executor, dependencies: Dependencies): Promise<readonly OperatorValues[]> };

/** What a desk may list and do of one kind of thing. */
export interface OperatorResource {
  /** Kebab-case plural: 'orders'. */
  readonly name: string;
  /** Who may list and read it. */
  readonly read: readonly Role[];
  readonly source: OperatorSource;
  readonly fields: Readonly<Record<string, OperatorField>>;
  readonly filters: Readonly<Record<string, OperatorFilter>>;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** Adds what other areas know to rows of a list or a record, in their order. */
  complete?(dependencies: Dependencies, rows: readonly OperatorValues[]): Promise<readonly OperatorValues[]>;
  /** Adds fields of the record alone. */
  details?(dependencies: Dependencies, row: OperatorValues, executor: Executor): Promise<OperatorValues>;
  /** Makes a record. @returns its id */
  create?(tx: Transaction, context: OperatorContext, values: OperatorValues): Promise<string>;
  /** Changes fields of a record that is locked and of the version that was read. */
  change?(tx: Transaction, context: OperatorContext, before: OperatorValues, values: OperatorValues): Promise<void>;
  readonly actions?: Readonly<Record<string, OperatorAction>>;
}
