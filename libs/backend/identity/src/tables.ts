/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { addresses } from './addresses/tables.ts';
export { wrongCodes } from './codes/tables.ts';
export { staffInvitations } from './invitations/tables.ts';
export { knownDevices } from './devices/tables.ts';
export { notices, noticesOff } from './notices/tables.ts';
export { identityEntries, identityKeys, identitySecrets, otpRequests } from './sessions/tables.ts';
export { passkeyChallenges, passkeys } from './passkeys/tables.ts';
export { pushSubscriptions } from './push/tables.ts';
export { phoneProfiles } from './profiles/tables.ts';
export { secondFactors } from './second-factor/tables.ts';
export { stepUps } from './step-up/tables.ts';
export { users } from './users/tables.ts';
