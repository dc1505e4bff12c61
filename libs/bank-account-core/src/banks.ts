import banks from './banks.json' with { type: 'json' };

/** Names of the banks by the first four letters of their branches' IFSC. */
export const BANKS: Readonly<Record<string, string>> = banks;
