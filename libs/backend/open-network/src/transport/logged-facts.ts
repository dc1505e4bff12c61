import type { Database } from '@haat/backend-platform';
import type { ReceivedCallback, requestFacts } from '@haat/ondc-core';

/** What later messages are judged by, of a message that was sent. */
export type SentFacts = ReturnType<typeof requestFacts>;

/** As many messages as are remembered of each kind: of an order there are some ten. */
const MOST = 20_000;

/** What this process remembers of the messages of a log, by the id of their row. */
export interface LoggedFacts {
  /** What a message told that was taken. */
  readonly received: FactsById<readonly ReceivedCallback[]>;
  /** What a message of ours asked for. */
  readonly sent: FactsById<SentFacts>;
  /** Whether a message of ours was refused; of one that has its answer. */
  readonly isRefused: FactsById<boolean>;
}

/** Facts of messages, which never change once they are known. */
export interface FactsById<Facts> {
  get(id: string): Facts | undefined;
  set(id: string, facts: Facts): void;
}

const logs = new WeakMap<Database, LoggedFacts>();

/**
 * What is remembered of the log in a database. A message that is kept never changes, and no personal data is among
 * what is remembered of it; so none has to be fetched, decrypted and read again for each answer of its journey.
 */
export function loggedFacts(database: Database): LoggedFacts {
  const known = logs.get(database) ?? { received: factsById(), sent: factsById(), isRefused: factsById() };
  logs.set(database, known);
  return known;
}

function factsById<Facts>(): FactsById<Facts> {
  const facts = new Map<string, Facts>();
  return {
    get: (id) => facts.get(id),
    set(id, known) {
      // Those that have been known longest go: journeys are over within days.
      if (facts.size >= MOST) for (const oldest of [...facts.keys()].slice(0, MOST / 10)) facts.delete(oldest);
      facts.set(id, known);
    },
  };
}
