/** Intents of the forms of a field's screen. */
export const FIELD_INTENTS = { remove: 'remove', write: 'write', takeOut: 'take-out' } as const;
