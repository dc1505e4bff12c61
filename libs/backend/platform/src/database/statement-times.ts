/** Longest that PostgreSQL works on one statement, milliseconds. */
export const STATEMENT_TIMEOUT_MS = 8_000;
/** Longest that a transaction may rest between two statements, milliseconds. */
export const IDLE_TIMEOUT_MS = 15_000;

/** Says both for one transaction. */
export const BEGIN_TIMES =
  `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; ` +
  `set local idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`;
