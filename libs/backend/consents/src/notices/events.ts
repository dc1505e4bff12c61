/** Told to the farmer: a consent was given. */
export const GIVEN_EVENT = 'consents.given';

/** Told to the farmer: an agent did something that must be told. */
export const ACT_EVENT = 'consents.agent-act';
