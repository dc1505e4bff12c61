/**
 * What goes over the wire between the shells and the services: schemas (zod), their types, and the constants both
 * sides share. Lists of statuses, kinds, units and reasons have a separate entry point:
 * `@haat/api-contract/vocabulary`.
 */
export { languageSchema } from './protocol/language-schema.ts';
export {
  PAGE_SIZE,
  RAIL_SIZE,
  MAX_NEARBY_VENDORS,
  CENTRE_RANGE_METRES,
  TOKEN_CHECK_INTERVAL_MS,
  TOKEN_REFRESH_THRESHOLD_MS,
  LOCATION_COOKIE_SECONDS,
  REQUEST_TIMEOUT_MS,
  PAGE_DEADLINE_MS,
  REQUEST_RETRIES,
  APP_VERSION,
  OTP_LENGTH,
  OTP_LIFETIME_SECONDS,
  OTP_MAX_TRIES,
  OTP_RESEND_SECONDS,
  MAX_ADDRESSES,
} from './protocol/constants.ts';
export { CLIENT_NAME, FORM_TARGET_HEADER, HEADERS } from './protocol/headers.ts';
export { AGENT_STOP_PATH, CAMPAIGN_LINK_PATH, PAYMENT_RETURN_PATH } from './shell-addresses.ts';
export { booleanInQuery, rupeesInQuery, wholeNumberInQuery } from './queries/query-values.ts';
export { pageQuerySchema, pagedSchema } from './paging.ts';
export type { Paged } from './paging.ts';
export { ERROR_STATUS, ERROR_CODES_OF_EVERY_PAGE, isErrorCode, errorTextKeys, errorTextName } from './error-codes.ts';
export { ERROR_CODES_TOLD_BY_SERVERS } from './protocol/error-codes-told-by-servers.ts';
export type { ErrorCode } from './error-codes.ts';
export { fieldErrorSchema, errorBodySchema } from './protocol/error-body.ts';
export type { ErrorBody } from './protocol/error-body.ts';
export {
  deviceIdSchema,
  factorSecretSchema,
  humanCheckChallengeSchema,
  humanCheckSchema,
  sendOtpSchema,
  setUpFactorSchema,
  otpSentSchema,
  OTP_GRANT,
  tokenSetSchema,
  tokenClaimsSchema,
} from './identity.ts';
export type {
  FactorSecret,
  HumanCheck,
  HumanCheckChallenge,
  OtpSent,
  SetUpFactor,
  TokenSet,
  TokenClaims,
} from './identity.ts';
export {
  addPasskeySchema,
  freshFactorSchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeysSchema,
} from './passkeys.ts';
export type { FreshFactor, NewPasskey, Passkey, PasskeyCreation, PasskeyRequest } from './passkeys.ts';
export { consentSchema, consentsSchema, withdrawConsentSchema } from './consents.ts';
export type { Consent } from './consents.ts';
export {
  latLngSchema,
  pincodeSchema,
  geocodedSchema,
  placeSearchQuerySchema,
  placeSearchSchema,
  placeQuerySchema,
  reverseQuerySchema,
  flagsQuerySchema,
  flagsSchema,
  askedFlagsSchema,
} from './location.ts';
export type { Geocoded, Flags } from './location.ts';
export {
  deliveryTermsSchema,
  vendorDetailsSchema,
  vendorSchema,
  availabilityQuerySchema,
  availabilitySchema,
  centresQuerySchema,
  vendorQuerySchema,
  servicesQuerySchema,
  servicesSchema,
} from './vendors.ts';
export type { DeliveryTerms, Vendor, Availability, Services, OpeningHours } from './vendors.ts';
export {
  namedPictureSchema,
  cropSchema,
  prebookQuoteSchema,
  quoteSchema,
  productVariantSchema,
  productSchema,
  doseSchema,
  productDetailsSchema,
  productsQuerySchema,
  productQuerySchema,
  facetQuerySchema,
  namedPicturesSchema,
  productSlugsSchema,
  cropsSchema,
  MAX_SUGGESTIONS,
  suggestionSchema,
  suggestionsQuerySchema,
  suggestionsSchema,
} from './catalogue.ts';
export type {
  NamedPicture,
  Crop,
  PrebookQuote,
  Quote,
  ProductVariant,
  Product,
  ProductDetails,
  Suggestion,
  ProductSlugs,
} from './catalogue.ts';
export {
  shopQuoteSchema,
  comparedVariantSchema,
  comparedProductSchema,
  comparedProductDetailsSchema,
  comparedProductsQuerySchema,
  comparedProductQuerySchema,
  comparedBrandsQuerySchema,
} from './catalogue-across-shops.ts';
export type { ShopQuote, ComparedVariant, ComparedProduct, ComparedProductDetails } from './catalogue-across-shops.ts';
export {
  GUEST_CART_HEADER,
  pickupPersonSchema,
  cartLineSchema,
  billSchema,
  cartViewSchema,
  cartQuerySchema,
  setCartItemSchema,
  resetCartSchema,
  cartChoicesSchema,
} from './cart.ts';
export type { PickupPerson, CartInShort, CartLine, CartBill, CartView, SetCartItem, CartChoices } from './cart.ts';
export {
  profileSchema,
  userSchema,
  profileUpdateSchema,
  addressInputSchema,
  addressSchema,
  addressesSchema,
  stepUpSchema,
  stepUpAnswerSchema,
} from './users.ts';
export type { User, ProfileUpdate, AddressInput, Address, StepUp, StepUpAnswerBody } from './users.ts';
export {
  orderPayloadSchema,
  ordersQuerySchema,
  orderQuerySchema,
  orderSummarySchema,
  orderLineSchema,
  orderHistorySchema,
  orderSchema,
  ordersSchema,
  arrivalSchema,
  cancelOrderSchema,
  reorderedSchema,
} from './orders.ts';
export type {
  OrderPayload,
  OrderSummary,
  Order,
  Reordered,
  OrderRequest,
  InsuranceOrder,
  InsuranceOrderDetail,
} from './orders.ts';
export {
  orderPaymentSchema,
  refundSchema,
  refundDestinationSchema,
  startPaymentSchema,
  paymentRedirectSchema,
  paymentReturnSchema,
  paymentReturnedSchema,
  paymentStateSchema,
  cscEncryptSchema,
  cscMessageSchema,
  cscDecryptedSchema,
  cscProcessedSchema,
  paidRefundSchema,
  raisedRefundsSchema,
} from './payments.ts';
export type {
  CscDecrypted,
  CscMessage,
  CscProcessed,
  OrderPayment,
  Refund,
  RefundDestination,
  PaymentRedirect,
  PaymentReturned,
  RaisedRefund,
} from './payments.ts';
export {
  creditAccountSchema,
  creditKeyFactsSchema,
  ownCreditAccountSchema,
  creditCostSchema,
  creditEntrySchema,
  creditEntriesSchema,
  creditDuesSchema,
  LEAST_REPAYMENT,
  startRepaymentSchema,
  repaymentRedirectSchema,
  repaymentSchema,
  repaymentsSchema,
} from './credit.ts';
export type {
  CreditKeyFacts,
  OwnCreditAccount,
  CreditAccount,
  CreditCost,
  CreditDues,
  CreditEntry,
  Repayment,
  RepaymentRedirect,
} from './credit.ts';
export { couponOfferSchema } from './coupons.ts';
export type { CouponOffer } from './coupons.ts';
export {
  LONGEST_CAMPAIGN_CODE,
  campaignQuerySchema,
  campaignLineSchema,
  campaignSchema,
  fillCartSchema,
  campaignNameSchema,
  campaignInputSchema,
  campaignDetailsSchema,
  campaignDetailsListSchema,
} from './campaigns.ts';
export type { Campaign, CampaignLine, CampaignInput, CampaignDetails } from './campaigns.ts';
export {
  insuranceOfferSchema,
  insuranceChoiceSchema,
  orderPolicySchema,
  identityDocumentInputSchema,
  identityDocumentSchema,
} from './insurance.ts';
export type { InsuranceOffer, OrderPolicy, IdentityDocumentInput, IdentityDocument } from './insurance.ts';
export {
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  photoSchema,
  returnInputSchema,
  orderReturnSchema,
  issueInputSchema,
  orderIssueSchema,
} from './after-order.ts';
export type { Photo, PhotoOrigin, ReturnInput, OrderReturn, IssueInput, OrderIssue } from './after-order.ts';
export { paymentChoiceSchema, checkoutSchema, prepareOrderSchema, preparedOrderSchema } from './checkout.ts';
export type { PaymentChoice, Checkout, PrepareOrder, PreparedOrder } from './checkout.ts';
export {
  vendorOrdersQuerySchema,
  vendorOrderSchema,
  vendorOrdersSchema,
  transitionOrderSchema,
  transitionReturnSchema,
  answerIssueSchema,
  escalatedOrderSchema,
  escalatedOrdersSchema,
  supportCancelledSchema,
  supportCancelSchema,
  supportReasonSchema,
  supportIssueSchema,
  supportIssuesSchema,
} from './vendor-orders.ts';
export type { VendorOrder, VendorOrders, SupportIssue } from './vendor-orders.ts';
export { disputesSchema, settlementDifferencesSchema } from './disputes.ts';
export type { SettlementDifference } from './disputes.ts';
export { securityEventsQuerySchema, securityEventsSchema } from './support/security-events.ts';
export { liftedStepUpSchema, liftStepUpSchema } from './support/step-ups.ts';
export {
  creditRepaidSchema,
  creditRepaymentSchema,
  endSecondPaymentSchema,
  moneyActSchema,
  moneyActsSchema,
  overruleSchema,
  releaseRefundSchema,
  shopBalanceSchema,
  shopEntrySchema,
  shopLedgerSchema,
  shopPaymentSchema,
  changeShopTermsSchema,
  shopTermsSchema,
} from './support/ledger.ts';
export type { MoneyActView, ShopEntry } from './support/ledger.ts';
export { measuredEventsSchema, measuredEventsTakenSchema } from './measurement/measured-events.ts';
export type { MeasuredEvent } from './measurement/measured-events.ts';
