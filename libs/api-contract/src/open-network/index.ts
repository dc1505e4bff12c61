/** What goes over the wire between the shells and our side of the open network. */
export {
  providersQuerySchema,
  networkSellerSchema,
  providersSchema,
  networkVariantSchema,
  networkProductSchema,
  networkVariantDetailsSchema,
  networkProductDetailsSchema,
  networkProductsQuerySchema,
  networkProductQuerySchema,
  networkOffersQuerySchema,
  networkOfferSchema,
  networkOffersSchema,
} from './catalogue.ts';
export type {
  NetworkSeller,
  NetworkSellers,
  NetworkVariant,
  NetworkProduct,
  NetworkVariantDetails,
  NetworkProductDetails,
  NetworkOffer,
} from './catalogue.ts';
export {
  networkCartQuerySchema,
  networkPickupSchema,
  networkProblemSchema,
  networkQuoteSchema,
  networkJourneySchema,
  networkCartSchema,
  setNetworkCartItemSchema,
  askNetworkQuoteSchema,
  placeNetworkOrderSchema,
} from './journey.ts';
export type {
  NetworkPickup,
  NetworkQuote,
  NetworkJourney,
  NetworkCart,
  SetNetworkCartItem,
  PlaceNetworkOrder,
} from './journey.ts';
