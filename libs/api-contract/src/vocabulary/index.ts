/**
 * The words of the wire, each list once: statuses, kinds, units, reasons. Plain values without schemas, so that
 * rules, screens and tables can use them while the validation library stays on the servers.
 */
export {
  BAGGED_FERTILISERS,
  DAY_ZEROES,
  MEDICINE_BASES,
  MOST_CROP_ACRES,
  MOST_MY_CROPS,
  MOST_RANKED,
  MOST_SIGNS,
  OLDEST_SOWING_YEARS,
  PLANT_PARTS,
  PROBLEM_KINDS,
} from './advice/crops.ts';
export type { BaggedFertiliser, DayZero, MedicineBasis, PlantPart, ProblemKind } from './advice/crops.ts';
export {
  LONGEST_ADVICE,
  LONGEST_QUESTION,
  MOST_PRESCRIBED,
  MOST_QUESTION_PHOTOS,
  MOST_QUESTIONS,
  PRESCRIPTION_DAYS,
  QUESTION_ACTORS,
  QUESTION_STATUSES,
} from './advice/questions.ts';
export type { QuestionActor, QuestionStatus } from './advice/questions.ts';
export { RETURN_STATUSES, ISSUE_STATUSES, type ReturnStatus, type IssueStatus } from './after-order.ts';
export { DELETION_BLOCKS, DELETION_UNDO_DAYS, KEPT_RECORDS, KEPT_YEARS } from './account/deletion.ts';
export type { DeletionBlock, KeptRecord } from './account/deletion.ts';
export {
  BEST_RATING,
  FEEDBACK_STATUSES,
  FEEDBACK_SUBJECTS,
  LONGEST_FEEDBACK,
  MOST_FEEDBACK,
} from './account/feedback.ts';
export type { FeedbackStatus, FeedbackSubject } from './account/feedback.ts';
export { KEPT_DATA_PURPOSES, type KeptDataPurpose } from './account/kept-data.ts';
export { NOTICE_TOPICS, type NoticeTopic } from './account/notices.ts';
export {
  BANK_ACCOUNT_REFUSALS,
  BANK_ACCOUNT_STATES,
  KYC_STATES,
  MOST_BANK_ACCOUNTS,
  NAME_MATCHES,
  OWN_ACCOUNT_NUMBER,
  PAYOUT_ACCOUNT_WAIT_HOURS,
} from './kyc/bank-accounts.ts';
export type { BankAccountRefusal, BankAccountState, KycState, NameMatch } from './kyc/bank-accounts.ts';
export { DEVICE_KINDS, type DeviceKind } from './account/devices.ts';
export {
  ACTS_ALSO_FOR_ONESELF,
  AGENT_ACTS,
  AGENT_PURPOSES,
  CONSENT_SPANS,
  CONSENT_STATES,
  PURPOSES_OF_OWN_PHONE,
  TOLD_ACTS,
} from './agents/consents.ts';
export type { AgentAct, AgentPurpose, ConsentSpan, ConsentState, ToldAct } from './agents/consents.ts';
export { AGENT_ENTRY_KINDS, COMMISSION_STATES, type AgentEntryKind, type CommissionState } from './agents/sales.ts';
export { MARKETPLACES, STOCK_PROBLEMS, LINE_PROBLEMS } from './cart.ts';
export type { Marketplace, StockProblem, LineProblem } from './cart.ts';
export {
  PRODUCT_KINDS,
  PACK_UNITS,
  COMPARED_UNITS,
  DOSE_BASES,
  TOXICITY_COLOURS,
  CROP_SHORT_CODES,
  PRODUCT_SORTS,
  COMPARED_SORTS,
  SUGGESTION_KINDS,
} from './catalogue.ts';
export type {
  ProductKind,
  PackUnit,
  ComparedUnit,
  DoseBasis,
  ToxicityColour,
  CropShortCode,
  ProductSort,
  ComparedSort,
  SuggestionKind,
} from './catalogue.ts';
export { COUPON_KINDS, COUPON_OBSTACLES, type CouponKind, type CouponObstacle } from './coupons.ts';
export { CREDIT_ENTRY_KINDS, REPAYMENT_STATES, type CreditEntryKind, type RepaymentState } from './credit.ts';
export { DELIVERY_TYPES, FULFILMENT_TYPES, type DeliveryType, type FulfilmentType } from './delivery.ts';
export { DISPUTE_STATUSES, DISPUTE_PHASES, SETTLEMENT_DIFFERENCES } from './disputes.ts';
export type { DisputeStatus, DisputePhase, SettlementDifferenceKind } from './disputes.ts';
export {
  HIGHEST_MANDI_ALERT,
  MANDI_ALERT_DIRECTIONS,
  MANDI_HISTORY_DAYS,
  MOST_MANDI_ALERTS,
  MOST_MANDI_CROPS,
} from './mandi/prices.ts';
export type { MandiAlertDirection } from './mandi/prices.ts';
export { CALL_BACK_TOPICS, MOST_CALL_BACKS, PARTS_OF_DAY } from './account/call-backs.ts';
export type { CallBackTopic, PartOfDay } from './account/call-backs.ts';
export {
  MOST_COMMUNITY_QUESTIONS,
  MOST_COMMENT_LETTERS,
  POST_KINDS,
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORTED_KINDS,
} from './content/content.ts';
export type { PostKind, ReportDecisionKind, ReportedKind, ReportReason } from './content/content.ts';
export { MANDI_DEMAND_STATUSES, MANDI_OFFER_STATUSES, MOST_MANDI_QUINTALS } from './mandi/demands.ts';
export type { MandiDemandStatus, MandiOfferStatus } from './mandi/demands.ts';
export {
  MANDI_RECEIPT_DAYS,
  MANDI_RECEIPT_REASONS,
  MANDI_RECEIPT_STATUSES,
  MOST_MANDI_RECEIPTS,
} from './mandi/receipts.ts';
export type { MandiReceiptReason, MandiReceiptStatus } from './mandi/receipts.ts';
export { MANDI_SET_ASIDE_REASONS, type MandiSetAsideReason } from './mandi/set-aside.ts';
export { CONSENT_PURPOSES, IDENTITY_DOCUMENTS } from './identity-documents.ts';
export type { ConsentPurpose, IdentityDocumentKind } from './identity-documents.ts';
export {
  CLAIM_OBSTACLES,
  CLAIM_STATES,
  FARM_PERILS,
  PERILS,
  PMFBY_CATEGORIES,
  POLICY_STARTS,
  POLICY_STATUSES,
  CLAIM_ACTORS,
  CLAIM_PAYOUT_STATES,
  CLAIM_PHOTO_FAR_KM,
  CLAIM_PHOTO_MARKS,
  CLAIM_REJECTIONS,
  LONGEST_CLAIM_FINDING,
  LONGEST_CLAIM_TEXT,
  MOST_CLAIM_PHOTOS,
  MOST_DAYS_UNSENT,
} from './insurance.ts';
export type {
  ClaimObstacle,
  ClaimState,
  FarmPeril,
  Peril,
  PmfbyCategory,
  PolicyStart,
  PolicyStatus,
  ClaimActor,
  ClaimPayoutState,
  ClaimPhotoMark,
  ClaimRejection,
} from './insurance.ts';
export { LANGUAGES, DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';
export {
  LONGEST_ID,
  LONGEST_SEARCH,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_PASSKEY_NAME,
  MAX_PASSKEYS,
  LONGEST_DOCUMENT_NUMBER,
  MOST_PACKS,
  MOST_LINES,
  MOST_INSURANCE_LINES,
} from './limits.ts';
export {
  ORDER_STATUSES,
  ORDER_ACTORS,
  ORDER_ESCALATIONS,
  ORDER_GROUPS,
  SHOP_STAGES,
  VENDOR_ORDER_GROUPS,
  ORDER_TYPES,
} from './orders.ts';
export type {
  OrderStatus,
  OrderActor,
  OrderEscalation,
  OrderGroup,
  ShopStage,
  VendorOrderGroup,
  OrderType,
} from './orders.ts';
export {
  PAYMENT_KINDS,
  ONLINE_PAYMENT_KINDS,
  PAYMENT_STATES,
  PAYMENT_OBSTACLES,
  PAYMENT_GATEWAYS,
} from './payments.ts';
export type { PaymentKind, OnlinePaymentKind, PaymentState, PaymentObstacle, PaymentGatewayName } from './payments.ts';
export { DELIVERY_FAILURES, SHOP_REFUSALS, type DeliveryFailure, type ShopRefusal } from './reasons.ts';
export {
  CANCEL_REASONS,
  SANDBOX_SHOPKEEPER,
  RETURN_REASONS,
  ISSUE_REASONS,
  isCancelReason,
  isReturnReason,
  isIssueReason,
} from './reasons.ts';
export type { CancelReasonCode, ReturnReasonCode, IssueReasonCode } from './reasons.ts';
export {
  REFUND_STATUSES,
  REFUND_LEG_STATUSES,
  REFUND_CAUSES,
  REFUND_TARGETS,
  UPI_ADDRESS,
  ACCOUNT_NUMBER,
  IFSC,
} from './refunds.ts';
export type { RefundStatus, RefundLegStatus, RefundCause, RefundTarget } from './refunds.ts';
export { ROLES, type Role } from './roles.ts';
export { SEASON_KINDS, type SeasonKind } from './seasons.ts';
export { SECURITY_EVENT_KINDS, type SecurityEventKind } from './security-events.ts';
export { FLAG_KEYS, SERVICE_NAMES, SERVICES_DATA } from './services.ts';
export type { FlagKey, ServiceName, ServicesData } from './services.ts';
export {
  BAG_NUMBER,
  MOST_WAITING_SAMPLES,
  SOIL_CLASSES,
  SOIL_LEVELS,
  SOIL_PARAMETERS,
  SOIL_REFUSALS,
  SOIL_SAMPLE_STATES,
  SOIL_UNITS,
} from './advice/soil.ts';
export type { SoilClassName, SoilLevel, SoilParameter, SoilRefusal, SoilSampleState, SoilUnit } from './advice/soil.ts';
export {
  CERTIFICATE_NUMBER,
  CERTIFICATE_SIGNS,
  LONGEST_COURSE_ID,
  MOST_ATTEMPTS_A_DAY,
  QUIZ_PASS_MARK,
  QUIZ_QUESTIONS,
} from './training/course.ts';
export {
  BENEFIT_ANSWERS,
  CARD_NUMBER_DIGITS,
  PROGRAMME_CROPS,
  PROGRAMME_REFUSALS,
  PROGRAMME_SOWING_DAYS,
  PROGRAMME_STATES,
} from './programme/programme.ts';
export type { BenefitAnswer, ProgrammeCrop, ProgrammeRefusal, ProgrammeState } from './programme/programme.ts';
export { BUYING_SHELLS, SECTIONS, SHELLS, type BuyingShell, type SectionName, type ShellName } from './shells.ts';
export { readDecimal, readWholeNumber } from './numbers.ts';
export { STEP_UP_LIFT_REASONS, STEP_UP_STATUSES, type StepUpLiftReason, type StepUpStatus } from './step-up.ts';
export { GOODS_FILE_COLUMNS, GOODS_FILE_FAULTS, GOODS_FILE_REFUSALS, GOODS_IMPORT_STATES } from './vendors.ts';
export { GOODS_REPORT_PAGE_SIZE, LICENCE_KINDS, LICENCE_STATES, SHOP_GOODS_FILTERS, VENDOR_TYPES } from './vendors.ts';
export type { GoodsFileColumn, GoodsFileFault, GoodsFileRefusal, GoodsImportState } from './vendors.ts';
export type { LicenceKind, LicenceState, ShopGoodsFilter, VendorType } from './vendors.ts';
export { MONEY_ACTS, SECOND_PAYMENT_ENDS, SHOP_ENTRY_KINDS } from './ledger.ts';
export type { MoneyActKind, SecondPaymentEnd, ShopEntryKind } from './ledger.ts';
export { NETWORK_REQUEST_STATES, type NetworkRequestState } from './open-network/after-order.ts';
export {
  NETWORK_CATEGORIES,
  NETWORK_REACHES,
  NETWORK_SELLER_TYPES,
  NETWORK_SORTS,
  REQUIRED_FACTS,
} from './open-network/catalogue.ts';
export type {
  NetworkCategory,
  NetworkReach,
  NetworkSellerType,
  NetworkSort,
  RequiredFact,
} from './open-network/catalogue.ts';
export {
  NETWORK_CHARGE_KINDS,
  NETWORK_LINE_PROBLEMS,
  NETWORK_ORDER_STEPS,
  NETWORK_PAYMENT_KINDS,
} from './open-network/journey.ts';
export type {
  NetworkChargeKind,
  NetworkLineProblem,
  NetworkOrderStep,
  NetworkPaymentKind,
} from './open-network/journey.ts';
export { MEASUREMENT_PURPOSES, MOST_MEASURED_AT_ONCE, NETWORK_CLASSES } from './measurement/purposes.ts';
export type { MeasurementPurpose, NetworkClass } from './measurement/purposes.ts';
export { FIELD_COSTS, FIELD_ENTRY_KINDS, FIELD_INCOMES, LARGEST_FIELD_AMOUNT } from './fields/fields.ts';
export { LONGEST_FIELD_NAME, LONGEST_FIELD_NOTE, MOST_FIELD_CORNERS, MOST_FIELD_ENTRIES } from './fields/fields.ts';
export { MOST_FIELDS, type FieldEntryKind } from './fields/fields.ts';
export { GEOTAG_ACTORS, GEOTAG_GRACE_DAYS, GEOTAG_HAND_BACKS, GEOTAG_PROBLEMS } from './fields/geotags.ts';
export { GEOTAG_REASONS, GEOTAG_TASK_STATES, LONGEST_GEOTAG_NOTE, LONGEST_GEOTAG_TITLE } from './fields/geotags.ts';
export { WORST_GEOTAG_ACCURACY } from './fields/geotags.ts';
export type { GeotagActor, GeotagHandBack, GeotagProblem, GeotagReason, GeotagTaskState } from './fields/geotags.ts';
export { FIELD_PARTS, INDEX_CLASSES, type FieldPart, type IndexClass } from './fields/satellite.ts';
export { LONGEST_SOUND_SECONDS, LONGEST_UPLOAD_PART, MAX_SOUND_BYTES, MOST_OPEN_UPLOADS } from './media/uploads.ts';
export { SOUND_TYPES, UPLOAD_KINDS, UPLOAD_PART_BYTES, type SoundType, type UploadKind } from './media/uploads.ts';
export { MOST_COUNTED_ROWS, MOST_EXPORTED_ROWS, MOST_OPERATOR_ROWS } from './operator/operator.ts';
export { OPERATOR_FIELD_KINDS, OPERATOR_PAGE_SIZE, OPERATOR_SECOND_PERSONS } from './operator/operator.ts';
export { SHORTEST_UNMASK_REASON, type OperatorFieldKind, type OperatorSecondPerson } from './operator/operator.ts';
