/**
 * How much of the gateway's work a process has under way at a time: fifty orders a second with a gateway that takes
 * four seconds to answer are two hundred questions.
 */
export const GATEWAY_LANES = { lanes: 200, takeFor: 45_000 } as const;
/** Rows taken from the database at once. */
export const GATEWAY_BATCH = 50;
