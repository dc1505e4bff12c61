/** The services, one function per call; it runs on a shell's server only. */
export { askForCall, forgoCall, waitingCallBack } from './account/call-backs.ts';
export { ownComplaints } from './account/complaints.ts';
export { ownFeedback, sendFeedback } from './account/feedback.ts';
export { accountDeletion, deleteAccount, ownData, sendDeletionCode, undoDeletion } from './account/deletion.ts';
export { notices, noticeSwitches, switchNotices } from './account/notices.ts';
export { leavePhone, phoneProfile, phoneProfiles, removeLock, setLock } from './account/phone-profiles.ts';
export { pushState, subscribeToPush, unsubscribeFromPush } from './account/push.ts';
export { endOtherSignedInDevices, endSignedInDevice, signedInDevices } from './account/sessions.ts';
export { ApiError, isApiError, isConsentRefusal } from './api-error.ts';
export type { ApiErrorFacts, ApiErrorKind } from './api-error.ts';
export { pathOf } from './api-client.ts';
export type { ApiClient, GuestCart, ServiceCall } from './api-client.ts';
export type { Addresses } from './round-robin.ts';
export { createApiClients } from './create-api-clients.ts';
export type { RequestFacts, ApiAddresses, ApiClientsOptions } from './create-api-clients.ts';

export { endSession, exchangeLock, exchangeOtp, exchangeRefreshToken, sendOtp, setUpSecondFactor } from './identity.ts';
export type { IdentityClient, OtpGiven } from './identity.ts';
export { saveProfile, updateProfile, userDetails } from './users.ts';
export { featureFlag, placeByPincode, reverseGeocode, searchPlaces } from './location.ts';
export {
  askNetworkQuote,
  claimNetworkCart,
  EMPTY_NETWORK_CART,
  networkCart,
  networkOrder,
  placeNetworkOrder,
  removeNetworkCartItem,
  setNetworkCartItem,
} from './open-network/cart.ts';
export { networkOffers, networkProduct, networkProducts, networkSellers, providers } from './open-network/catalogue.ts';
export type { NetworkPlace, NetworkProductsArguments } from './open-network/catalogue.ts';
export {
  addMyCrop,
  changeMyCrop,
  cropCards,
  cropDetails,
  cropProblem,
  cropProblems,
  myCrops,
  removeMyCrop,
  searchAdvice,
} from './advice/crops.ts';
export type { CropProblemsArguments } from './advice/crops.ts';
export { fieldSatellite } from './fields/satellite.ts';
export { geotagTasks, sendGeotagPhoto, sendGeotagReason, startGeotagTask } from './fields/geotags.ts';
export {
  addFieldEntry,
  addMyField,
  changeMyField,
  khetibook,
  myField,
  myFields,
  removeFieldEntry,
  removeMyField,
} from './fields/fields.ts';
export {
  checkTrainingCertificate,
  issueTrainingCertificate,
  markLessonRead,
  sendTrainingAnswers,
  trainingCertificateDocument,
  trainingCourse,
  trainingProgress,
} from './training/course.ts';
export {
  bookingPriceOf,
  bookingSlots,
  bookService,
  cancelBooking,
  farmService,
  ownBooking,
  ownBookings,
  rescheduleBooking,
} from './bookings/bookings.ts';
export {
  activateCard,
  draftApplication,
  programmeApplications,
  programmeBenefits,
  sendCardCode,
  submitApplication,
  takeBenefit,
} from './programme/programme.ts';
export { sendSoilSample, soilReportDocument, soilSample, soilSamples, withdrawSoilSample } from './soil/samples.ts';
export { askExpert, closeQuestion, expertPrescription, expertQuestions, withdrawQuestion } from './advice/questions.ts';
export {
  appealClaim,
  claimPhoto,
  fileClaim,
  insuranceClaim,
  insuranceClaims,
  withdrawClaim,
} from './insurance/claims.ts';
export { policies, policy, policyCertificate } from './insurance/policies.ts';
export { acceptTerms, termSheets } from './insurance/term-sheets.ts';
export { mandiAlerts, removeMandiAlert, setMandiAlert } from './mandi/alerts.ts';
export { mandiCentres } from './mandi/centres.ts';
export { mandiReceipts, sendMandiReceipt } from './mandi/receipts.ts';
export { mandiDemands, mandiOffers, offerToDemand, withdrawOffer } from './mandi/trade.ts';
export {
  mandiCommodities,
  mandiHistory,
  mandiMarkets,
  mandiNames,
  mandiNear,
  mandiNearOfCrop,
  mandiPrices,
  mandiRegions,
} from './mandi/prices.ts';
export type { MandiPricesArguments } from './mandi/prices.ts';
export { availability, centres, commonServices, vendor } from './vendors.ts';
export type { AvailabilityArguments } from './vendors.ts';
export { brands, categories, crops, product, productBySlug, productSlugs, products, suggestions } from './catalogue.ts';
export type { AtShop, FacetArguments, ProductsArguments, SuggestionsArguments } from './catalogue.ts';
export { brandsAcrossShops, productAcrossShops, productsAcrossShops } from './catalogue-across-shops.ts';
export type { AcrossShopsArguments, AtPlace } from './catalogue-across-shops.ts';
export { agentsFarmer, agentsFarmers, askConsent, giveConsent } from './agents/farmers.ts';
export { agentsCommission, agentsOrders } from './agents/sales.ts';
export { farmersAgents, linkedConsent, revokeFarmersAgent, revokeLinkedConsent } from './agents/revocations.ts';
export { campaign, fillCartFromCampaign } from './campaigns.ts';
export {
  cart,
  changeCart,
  checkout,
  claimCart,
  emptyCartView,
  emptyCheckout,
  prepareOrder,
  removeCartItem,
  resetCart,
  restoreCart,
  setCartItem,
} from './carts.ts';
export type { OfferedCartItem } from './carts.ts';
export { addPasskey, passkeyChallenge, passkeys, removePasskey, startPasskeyCreation } from './staff/passkeys.ts';
export {
  agreeToCancel,
  answerVendorIssue,
  moveVendorOrder,
  moveVendorReturn,
  vendorInvoice,
  vendorOrder,
  vendorOrders,
  vendorPhoto,
} from './staff/vendor-orders.ts';
export type { ReturnMove, VendorOrderMove } from './staff/vendor-orders.ts';
export {
  applyGoodsImport,
  changeOwnShop,
  changeShopPack,
  checkGoodsFile,
  goodsImport,
  goodsImports,
  goodsTemplate,
  ledgerMonth,
  ledgerMonthFile,
  ownShop,
  shopGoods,
  shopPack,
  shopPackHistory,
  undoGoodsImport,
} from './staff/shop-goods.ts';
export { needsStepUp, proveStepUp, stepUp } from './step-up.ts';
export { address, addresses, createAddress, deleteAddress, updateAddress } from './addresses.ts';
export {
  addBankAccount,
  bankAccount,
  bankAccounts,
  bankOfIfsc,
  choosePayoutAccount,
  removeBankAccount,
  sendPayoutCode,
} from './kyc/bank-accounts.ts';
export {
  consents,
  identityDocument,
  identityDocumentPhoto,
  submitIdentityDocument,
  withdrawConsent,
} from './identity-documents.ts';
export { cancelOrder, order, orders, placeOrder } from './orders.ts';
export {
  answerArrival,
  askToCancel,
  invoice,
  photo,
  reorder,
  reportIssue,
  returnGoods,
  settleIssue,
  uploadPhoto,
} from './after-order.ts';
export { beginUpload, sendUploadPart, sound, uploadSound } from './media/uploads.ts';
export type { OrdersArguments } from './orders.ts';
export {
  decryptFromCsc,
  encryptForCsc,
  paymentState,
  processCscAnswer,
  setRefundDestination,
  startPayment,
  submitPaymentReturn,
} from './payments.ts';
export type { PaymentAddresses, SignedReturn } from './payments.ts';
export { creditAccount, creditCost, creditDues, creditEntries, repayments, startRepayment } from './credit.ts';
export { tellEvents } from './measurement/tell-events.ts';
export { CONTENT_PAGE_LIMIT, content } from './reading/content.ts';
export type { ContentQuery } from './reading/content.ts';
export { article, articles, episodes, feed, news, post } from './reading/content-queries.ts';
export type { ArticlesAnswer, ArticlesArguments, NewsAnswer, NewsArguments } from './reading/content-queries.ts';
export {
  askEveryone,
  commentOnPost,
  likePost,
  postActivity,
  questionsToEveryone,
  removeComment,
  removeQuestionToEveryone,
  reportContent,
} from './reading/community.ts';
