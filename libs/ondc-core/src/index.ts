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
export { isInStock, isOpen } from './catalogue/is-open.ts';
export { isServiceable } from './catalogue/is-serviceable.ts';
export { mergeIncrement } from './catalogue/merge-increment.ts';
export { readReaches } from './catalogue/read-reaches.ts';
export type { Reach } from './catalogue/read-reaches.ts';
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
export { judgeCallback, TIME_TO_LIVE_MS } from './journey/judge-callback.ts';
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

// Errors
export { ERROR_TEXTS, errorAdvice } from './errors/error-advice.ts';
export type { ErrorActor, ErrorAdvice, ErrorText } from './errors/error-advice.ts';
export { ERROR_WORDS, errorWords } from './errors/error-words.ts';
export type { ErrorWords } from './errors/error-words.ts';

// Values on the wire
export { decimalOf, durationOf, gpsOf, momentOf, packOf, paiseOf, signedPaiseOf } from './wire/read-values.ts';
export type { Pack } from './wire/read-values.ts';

// Messages
export { ACK, acknowledgementSchema, nack, NETWORK_ERROR_TYPES } from './messages/acknowledgement.ts';
export type { Acknowledgement, NetworkError } from './messages/acknowledgement.ts';
export {
  contextOf,
  contextSchema,
  CORE_VERSION,
  MESSAGE_TTL,
  MESSAGE_TTL_MS,
  NETWORK_DOMAIN,
} from './messages/context.ts';
export type { NetworkContext, NetworkParticipant, OutgoingMessage } from './messages/context.ts';
export { fullSearch, incrementalSearch } from './messages/search.ts';
export type { FinderFee } from './messages/search.ts';
