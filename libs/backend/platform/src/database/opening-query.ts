import pg from 'pg';

/** What the driver's query does with an answer; its types leave it out. */
interface Answered {
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

const { submit, handleCommandComplete } = pg.Query.prototype as pg.Query & Answered;

/** The statement that opens a transaction, and the name by which a connection knows it. */
export const BEGIN = { name: 'begin', text: 'begin' };

/**
 * A statement that opens its transaction: both leave together and are answered together, which saves a round trip. The
 * server takes them as one batch: when the transaction cannot be opened, the statement is not run.
 */
export class OpeningQuery extends pg.Query {
  #isOpen = false;

  /** Sends both. The connection must have prepared `BEGIN`. */
  override submit = (connection: pg.Connection): void => {
    const { stream } = connection;
    stream.cork();
    try {
      connection.bind({ statement: BEGIN.name }, true);
      connection.execute(null, true);
      return submit.call(this, connection);
    } finally {
      stream.uncork();
    }
  };

  /** The first completion is that of `BEGIN`; what follows is the statement's. */
  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isOpen) handleCommandComplete.call(this, message, connection);
    this.#isOpen = true;
  }
}
