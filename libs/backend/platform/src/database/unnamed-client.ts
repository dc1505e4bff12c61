import { isTracing, traceQuery } from '@haat/traces';
import pg from 'pg';
import { BEGIN_TIMES } from './statement-times.ts';
import { textOf } from './preparing-client.ts';

type Query = (...given: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection behind a pooler that lends PostgreSQL's connections for one transaction each: it keeps nothing on them.
 * No statement is named, because the next transaction may have another connection, which knows no such name; and
 * limits of time are said in each transaction, because the pooler refuses them at the connection's start.
 */
export class UnnamedClient extends pg.Client {
  /** As `pg.Client` has it; its many forms are one here. */
  override query = ((config: unknown, ...rest: unknown[]) => {
    const ask = () => (super.query as Query).call(this, config, ...rest);
    // One with a callback is the pool's, which traces what it was asked.
    if (!isTracing() || typeof rest.at(-1) === 'function') return ask();
    return traceQuery(textOf(config), ask);
  }) as pg.Client['query'];

  /** Opens a transaction with its limits of time, all in one message. @param modes as `begin` takes them */
  async begin(modes = ''): Promise<void> {
    await this.query(`begin ${modes}; ${BEGIN_TIMES}`);
  }
}
