/** What a person sees and decides of their own account. */
export { ownComplaintSchema, ownComplaintsSchema } from './complaints.ts';
export type { OwnComplaint } from './complaints.ts';
export {
  answerFeedbackSchema,
  feedbackInputSchema,
  feedbackListSchema,
  feedbackSchema,
  supportFeedbackSchema,
} from './feedback.ts';
export type { Feedback, FeedbackInput } from './feedback.ts';
export { callBackInputSchema, callBackSchema, callBacksSchema, waitingCallBackSchema } from './call-backs.ts';
export type { CallBackInput, WaitingCallBack } from './call-backs.ts';
export { accountDeletionSchema, deleteAccountSchema, deletionDueSchema } from './deletion.ts';
export type { AccountDeletion, DeleteAccount } from './deletion.ts';
export { noticeSchema, noticesSchema, noticeSwitchesSchema, switchNoticesSchema } from './notices.ts';
export type { Notice, NoticeSwitches, SwitchNotices } from './notices.ts';
export { signedInDeviceSchema, signedInDevicesSchema } from './sessions.ts';
export type { SignedInDevice } from './sessions.ts';
export { pushStateSchema, pushSubscriptionBodySchema } from './push.ts';
export type { PushState, PushSubscriptionBody } from './push.ts';
export {
  isEasyLock,
  LOCK_DIGITS,
  LOCK_MAX_TRIES,
  LOCK_MAX_TRIES_IN_ALL,
  MAX_PHONE_PROFILES,
  phoneProfileSchema,
  phoneProfilesAskedSchema,
  phoneProfilesSchema,
  PROFILE_GRANT,
  setLockSchema,
} from './phone-profiles.ts';
export type { PhoneProfile, PhoneProfiles } from './phone-profiles.ts';
