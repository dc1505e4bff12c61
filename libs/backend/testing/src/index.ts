export { givesConsent } from './given-consent.ts';
export { agentForFarmer, BACK, completeAtBridge, openBridgePage, payingAgent } from './agent.ts';
export type { Agent } from './agent.ts';
export {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  CART,
  CHECKOUT,
  CREDIT_SHOP,
  FAR,
  FAR_PINCODE,
  NEAR,
  ORDERS,
  SHOP,
  collectOnlyPack,
  creditFarmer,
  deliverablePacks,
  farmer,
  guestBuyer,
  orderForPickup,
  orderOf,
  setOffer,
  signed,
  stockOf,
  untilAnswered,
} from './buyer.ts';
export type { Buyer } from './buyer.ts';
export { expectedAmounts } from './expected-amounts.ts';
export { PARTS, labelledQueries } from './labelled-queries.ts';
export type { LabelledQuery } from './labelled-queries.ts';
export { CODE, DELIVERY_CODE, DELIVERY_OPTIONS, ordersAt, toldCode } from './orders-at.ts';
export type { OrdersAt } from './orders-at.ts';
export {
  RETURNS,
  WEBHOOK,
  createGatewayPayment,
  payer,
  returnFromGateway,
  sendSigned,
  sendWebhook,
  webhookBody,
  settleAtGateway,
} from './payer.ts';
export type { Payer } from './payer.ts';
export { asRead, pdfText } from './pdf-text.ts';
export { cart, market, payable } from './random-carts.ts';
export type { RandomCart, RandomMarket } from './random-carts.ts';
export { stockedMarket } from './random-market.ts';
export type { StockedMarket } from './random-market.ts';
export { rememberReads } from './remembered-reads.ts';
export { requestOtp, exchangeOtp, logOut, readOtp, refresh, signInBySms, tokenCall } from './sign-in.ts';
export { softwarePasskey } from './software-passkey.ts';
export type { PasskeyAnswer, SoftwarePasskey } from './software-passkey.ts';
export { sendPhoto, staffMember } from './staff.ts';
export type { StaffMember } from './staff.ts';
export { tcpGate } from './tcp-gate.ts';
export type { TcpGate } from './tcp-gate.ts';
export { backendStarter, signInForTest, testDatabases } from './test-backend.ts';
export type { TestAnswer, TestBackend, TestDatabase, TestRequest } from './test-backend.ts';
export type {
  KnownBridge,
  KnownGateway,
  KnownNetworkSeller,
  KnownPerson,
  KnownShopkeeper,
  TestMarket,
} from './test-market.ts';
