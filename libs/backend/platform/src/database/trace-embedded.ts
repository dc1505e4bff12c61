import type { PGlite } from '@electric-sql/pglite';
import { isTracing, traceQuery } from '@haat/traces';

/** What runs a query: the database, or a transaction of it. */
type Asked = Pick<PGlite, 'query'>;

/** Makes spans of the queries of PGlite, in transactions, too. */
export function traceEmbedded(client: PGlite): void {
  traceQueries(client);
  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin((tx) => {
      traceQueries(tx);
      return work(tx);
    });
}

function traceQueries(asked: Asked): void {
  const ask = asked.query.bind(asked);
  asked.query = (text, ...given) => (isTracing() ? traceQuery(text, () => ask(text, ...given)) : ask(text, ...given));
}
