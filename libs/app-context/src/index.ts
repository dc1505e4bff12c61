/** The request context that a screen reads: user, place, language and shell; and the queue of notices. */
export type { ShellConfiguration } from './shell-configuration.ts';
export { AGENTS_APP, isPartnerAgentsSession } from './session.ts';
export type { AuthenticatedSession, Session, GuestSession } from './session.ts';
export { isLatLng, parsePlace } from './place.ts';
export type { Place } from './place.ts';
export { isMandiId, parseFollowedCrops } from './followed-crops.ts';
export type { LiteChoice } from './preference-cookies.ts';
export {
  PREFERENCE_COOKIES,
  languageCookie,
  leftFarmerCookies,
  liteCookie,
  mandiCropsCookie,
  measurementCookie,
  placeCookie,
  visitCookie,
} from './preference-cookies.ts';

// Keys of the request's context, read by loaders and actions
export {
  apiContext,
  attributionContext,
  customerCareContext,
  offersInsuranceContext,
  officersContext,
  isFarmerMissingContext,
  isKeptCopyContext,
  isLiteContext,
  languageContext,
  placeContext,
  prebookContext,
  requestWords,
  sentBytesContext,
  sessionContext,
  shellContext,
  textContext,
  vendorContext,
} from './request-context.ts';
export type { Attribution, RequestedVendor, RequestWords, ServerTexts } from './request-context.ts';
export { refusalText } from './refusal-text.ts';
export type { Refusal } from './refusal-text.ts';
export { loginPathFor, requireFarmer, requireSession } from './require-session.ts';
export {
  MEASUREMENT_PATHS,
  measurementAnswer,
  measurementContext,
  readMeasurementConsent,
  sharePing,
  trackContext,
} from './measurement.ts';
export type { MeasurementConsent } from './measurement.ts';
export { PUSH_PATHS } from './push.ts';
export { tellEvent } from './tell-event.ts';
// Forms that wait on the phone for a network
export { OUTBOX_CLOCK_HEADER, outboxClock, outboxForm, outboxReasonContext, readerContext } from './outbox-form.ts';
export type { OutboxClock, OutboxReason } from './outbox-form.ts';

export { shareCardContext } from './share-card.ts';
export type { ShareCard } from './share-card.ts';
export { creditShopsAtPlace } from './credit-shops-at-place.ts';
export { shellOffer } from './shell-offer.ts';
export { shopsAtPlace } from './shops-at-place.ts';
export type { ShopsAtPlace } from './shops-at-place.ts';
export { unavailable } from './unavailable.ts';
export { chosenShop } from './chosen-shop.ts';
export type { ChosenShop } from './chosen-shop.ts';
export { formText } from './form-text.ts';
export { photosOf, sendPhoto, sendPhotos, sendVoice, voiceOf } from './sent-photos.ts';
export { actionFailure, isActionFailure, unknownIntent } from './action-failure.ts';
export type { ActionFailure } from './action-failure.ts';

// Hooks, read by components
export {
  ROOT_ROUTE_ID,
  cartSummary,
  useCartSummary,
  useLanguage,
  usePlace,
  useRootData,
  useSession,
  useShell,
} from './root-data.ts';
export type {
  AgentOnPage,
  CartSummary,
  FarmerOnPage,
  MeasurementQuestion,
  PageSession,
  RootData,
} from './root-data.ts';

// What a screen tells the frame
export type { Namespace, ScreenHandle } from './screen-handle.ts';

// Notices
export { dismissNotice, showModal, showToast, useNotices } from './notices.ts';
export type { ModalNotice, TextValues, ToastNotice } from './notices.ts';
