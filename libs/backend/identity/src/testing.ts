/** What tests of the whole backend reach for past the door. */
export { issuerOf } from './sessions/issuer.ts';
export { removeExpiredSessions } from './sessions/remove-expired-sessions.ts';
export { KEY_ANNOUNCED_MS, signingKeys } from './sessions/signing-keys.ts';
export { isPushAddress } from './push/push-address.ts';
export { openInternetLookup, postToOpenInternet } from './push/post-to-open-internet.ts';
export { createWebPush } from './push/web-push.ts';
export { createHttpSms } from './sms/http-sms.ts';
export type { Notice, OtpMessage } from './sms/sms-adapter.ts';
export { updateProfile } from './users/update-profile.ts';
export { userOfPhoneNumber } from './users/user-of-phone-number.ts';
