import { isTracing, traceQuery } from '@haat/traces';
import pg from 'pg';
import { BEGIN, OpeningQuery } from './opening-query.ts';

/**
 * Statements of a process that are kept ready; what comes beyond is planned each time. Far more than the product has.
 */
const MOST_PREPARED = 500;

const names = new Map<string, string>();

type Query = (...given: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection on which the server reads and plans each statement once: planning takes as long as running for the small
 * queries of this product. Statements carry their values apart, so their texts are few.
 */
export class PreparingClient extends pg.Client {
  #isBeginPrepared = false;
  #opensTransaction = false;

  /** As `pg.Client` has it; its many forms are one here. */
  override query = ((config: unknown, ...rest: unknown[]) => {
    // One with a callback is the pool's, which traces what it was asked.
    if (!isTracing() || typeof rest.at(-1) === 'function') return this.#ask(config, ...rest);
    return traceQuery(textOf(config), () => this.#ask(config, ...rest));
  }) as pg.Client['query'];

  #ask(config: unknown, ...rest: unknown[]): Promise<pg.QueryResult> {
    if (!isStatement(config)) {
      // Sent by itself it would run outside of the transaction.
      if (this.#opensTransaction) throw new TypeError('A transaction opens with a statement given as { text }.');
      return this.#send(config, ...rest);
    }
    const statement = named(config, rest[0]);
    if (!this.#opensTransaction) return this.#send(statement, ...rest);
    this.#opensTransaction = false;
    return this.#sendOpening(statement, rest[0]);
  }

  /** Opens a transaction: from the second one on with its first statement, which saves a round trip. */
  async begin(): Promise<void> {
    if (this.#isBeginPrepared) {
      this.#opensTransaction = true;
      return;
    }
    await this.#send(BEGIN);
    this.#isBeginPrepared = true;
  }

  #send(...given: unknown[]): Promise<pg.QueryResult> {
    return (super.query as Query).call(this, ...given);
  }

  #sendOpening(statement: Statement, values: unknown): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new OpeningQuery({ ...statement, queryMode: 'extended' } as pg.QueryConfig, values);
      const answered = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
      void this.#send(query, answered);
    });
  }
}

interface Statement {
  readonly text: string;
  readonly name?: string;
}

/** The text of a query in either of its forms. */
export function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  return isStatement(config) ? config.text : '';
}

function isStatement(config: unknown): config is Statement {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('submit' in config)
  );
}

/** The statement with its name, when it carries values and is one of those that are kept. */
function named(statement: Statement, values: unknown): Statement {
  if (statement.name || !Array.isArray(values) || values.length === 0) return statement;
  const name = names.get(statement.text) ?? newName(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

function newName(text: string): string | undefined {
  if (names.size >= MOST_PREPARED) return undefined;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
