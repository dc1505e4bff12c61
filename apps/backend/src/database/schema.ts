/** Every table, for the migration generator. A module adds its own `tables.ts` here. */
export { identityEntries, identityKeys, identitySecrets, otpRequests } from '../modules/identity/tables.ts';
export { sandboxMessages } from '../adapters/sms/tables.ts';
export { installation } from './tables.ts';
export { users } from '../modules/users/tables.ts';
