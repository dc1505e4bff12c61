// Catalogue
export { tagValue, textOf } from './catalogue/catalogue-message.ts';
export type {
  NetworkCatalogue,
  NetworkDescriptor,
  NetworkItem,
  NetworkLocation,
  NetworkProvider,
  NetworkTag,
  NetworkTime,
} from './catalogue/catalogue-message.ts';
export { catalogueSchema } from './catalogue/catalogue-schema.ts';
export { canBeBought, handoverOf, handoverOfOrder } from './catalogue/handover-of.ts';
export type { NetworkHandover } from './catalogue/handover-of.ts';
export { comparableOffer } from './catalogue/comparable-offer.ts';
export { isInStock, isOpen } from './catalogue/is-open.ts';
export { isSubsidisedOffer } from './catalogue/is-subsidised-offer.ts';
export { isStateAlone, mergeIncrement } from './catalogue/merge-increment.ts';
export { openingHours } from './catalogue/opening-hours.ts';
export type { NetworkHours } from './catalogue/opening-hours.ts';
export { readReaches } from './catalogue/read-reaches.ts';
export type { Reach } from './catalogue/read-reaches.ts';
export { serviceable } from './catalogue/serviceable.ts';
export { toProducts } from './catalogue/to-products.ts';
export type { NetworkProduct, NetworkVariant } from './catalogue/to-products.ts';

// Quote
export { judgeQuote } from './quote/judge-quote.ts';
export type { KnownOfQuote, QuoteJudgement } from './quote/judge-quote.ts';
export { QUOTE_LINE_KINDS } from './quote/quote.ts';
export type { NetworkPrice, Quote, QuoteLine } from './quote/quote.ts';
export { QUOTE_PROBLEMS, quoteProblems } from './quote/quote-problems.ts';
export type { QuoteProblem, SelectedItem } from './quote/quote-problems.ts';

// Journey of an order
export { CONFIRM_EVERY_MS, CONFIRM_TRIES } from './journey/confirm-tries.ts';
export { judgeCallback } from './journey/judge-callback.ts';
export { judgeConfirmation } from './journey/judge-confirmation.ts';
export type { ConfirmationRefusal, ExpectedConfirmation } from './journey/judge-confirmation.ts';
export { judgeInit } from './journey/judge-init.ts';
export type { ExpectedInit, InitRefusal } from './journey/judge-init.ts';
export { judgeSelect } from './journey/judge-select.ts';
export type { ExpectedSelect, SelectRefusal } from './journey/judge-select.ts';
export type { AgreedOrder, ChangeRefusal } from './journey/agreed-order.ts';
export type {
  CallbackJudgement,
  JourneyAction,
  JourneyLog,
  ReceivedCallback,
  SentRequest,
  ToldState,
} from './journey/journey-log.ts';
export { NETWORK_ACTIONS, NETWORK_CALLBACKS, nextActions, SIDE_ACTIONS, sideActions } from './journey/next-actions.ts';
export type { NetworkAction, NetworkCallback, SideAction } from './journey/next-actions.ts';
export { orderStatusOf } from './journey/order-status-of.ts';
export type { NetworkOrderState } from './journey/order-status-of.ts';
export { requestFacts } from './journey/request-facts.ts';
export { toldStates } from './journey/told-states.ts';

// Money of an order
export { finderFeePaise, settlementEntries } from './money/order-entries.ts';
export type { NetworkEntry, NetworkEntryKind } from './money/order-entries.ts';

// Errors
export { cancelReasonWords, returnRefusalWords } from './after-order/reason-words.ts';
export { ERROR_TEXTS, errorAdvice } from './errors/error-advice.ts';
export type { ErrorActor, ErrorAdvice, ErrorText } from './errors/error-advice.ts';
export { ERROR_WORDS, errorWords } from './errors/error-words.ts';
export type { ErrorWords } from './errors/error-words.ts';

// Values on the wire
export { CLOCK_TOLERANCE_MS } from './wire/clock-tolerance.ts';
export { jsonOf } from './wire/json-of.ts';
export { decimalOf, durationOf, gpsOf, momentOf, packOf, paiseOf, signedPaiseOf } from './wire/read-values.ts';
export type { Pack } from './wire/read-values.ts';

// Messages
export { ACK, acknowledgementSchema, nack, NETWORK_ERROR_TYPES } from './messages/acknowledgement.ts';
export type { Acknowledgement, NetworkError } from './messages/acknowledgement.ts';
export {
  contextOf,
  contextSchema,
  CORE_VERSION,
  coreVersionOf,
  ISSUE_VERSION,
  MESSAGE_TTL,
  MESSAGE_TTL_MS,
  NETWORK_COUNTRY,
  NETWORK_DOMAIN,
} from './messages/context.ts';
export type { NetworkContext, NetworkParticipant, OutgoingMessage } from './messages/context.ts';
export { addressOnTheWire, DELIVERY, gpsText, SELF_PICKUP } from './messages/basket.ts';
export type { NetworkBasket, NetworkDestination, NetworkFulfilment, NetworkPaymentType } from './messages/basket.ts';
export { confirmMessage } from './messages/confirm.ts';
export type { OrderToConfirm, SellerTerms } from './messages/confirm.ts';
export { initMessage } from './messages/init.ts';
export type { OrderToInitialise } from './messages/init.ts';
export { itemsOfError, orderAnswerSchema } from './messages/order-answer.ts';
export type { AnsweredOrder, OrderAnswer } from './messages/order-answer.ts';
export { selectMessage } from './messages/select.ts';
export { flowLabel, logFileName, logKeys, namedMessage } from './messages/log-keys.ts';
export type { LoggedMessage, NamedMessage } from './messages/log-keys.ts';
export { fullSearch, incrementalSearch } from './messages/search.ts';
export type { FinderFee } from './messages/search.ts';

// After an order
export { judgeNews } from './after-order/judge-news.ts';
export type { AgreedToBuy, NewsRefusal } from './after-order/judge-news.ts';
export { readToldIssue, RESPONDENT_ACTIONS } from './after-order/read-told-issue.ts';
export type { RespondentAction, ToldIssue } from './after-order/read-told-issue.ts';
export { readToldOrder } from './after-order/read-told-order.ts';
export type { ToldEvent, ToldOrder, ToldPacks } from './after-order/read-told-order.ts';
export { networkReturnTerms } from './after-order/return-terms.ts';
export type { NetworkReturnTerms } from './after-order/return-terms.ts';
export { cancelMessage, NETWORK_CANCEL_REASONS, SUPPORT_CANCEL_REASON } from './messages/cancel.ts';
export {
  closeIssueMessage,
  escalateIssueMessage,
  ISSUE_ANSWER_WITHIN_MS,
  ISSUE_SETTLED_WITHIN_MS,
  issueStatusMessage,
  openIssueMessage,
} from './messages/issue.ts';
export type { IssueLevel, NetworkIssue } from './messages/issue.ts';
export { refundTrail } from './messages/refund-trail.ts';
export type { RefundTrail } from './messages/refund-trail.ts';
export { returnRequest } from './messages/return-request.ts';
export type { ReturnRequestMessage } from './messages/return-request.ts';
export { safeUrlOf } from './wire/safe-url.ts';
