/** Facts put into words for a screen, on the server: what several features say alike of a product, a shop, a day. */
export { couponObstacle } from './coupon-obstacle.ts';
export { acresText, cropNow } from './crop-now.presenter.ts';
export type { CropNow, Grown, WorkView } from './crop-now.presenter.ts';
export { asLine, dayText, exactMomentText, momentText } from './day.presenter.ts';
export { creditTermsText, keyFactsView, shortVersion } from './key-facts.presenter.ts';
export type { KeyFactsView } from './key-facts.presenter.ts';
export { mandiAgeView, mandiChangeView, mandiDayText, mandiPriceView, mandiRateText } from './mandi-price.presenter.ts';
export type { MandiAgeView, MandiChangeView, MandiPriceView, MandiPriceWords } from './mandi-price.presenter.ts';
export { cropPriceLine, nearestPriceView } from './nearest-price.presenter.ts';
export type { CropPriceLine, NearestPriceView } from './nearest-price.presenter.ts';
export { networkCancelReasonText, networkErrorText, networkReturnRefusalText } from './network-error.ts';
export { orderedGoodsPicture } from './ordered-goods-picture.ts';
export { pictureGround, priceView, productView } from './product.presenter.ts';
export type { ListTerms, PriceView, ProductView } from './product.presenter.ts';
export { distanceText, shopView, timeText } from './shop.presenter.ts';
export type { ShopView } from './shop.presenter.ts';
