/** Facts put into words for a screen, on the server: what several features say alike of a product, a shop, a day. */
export { couponObstacle } from './coupon-obstacle.ts';
export { dayWords, momentWords } from './day-words.ts';
export { pictureGround, priceWords, productWords } from './product-words.ts';
export type { PriceWords, ProductWords } from './product-words.ts';
export { distanceWords, shopWords, timeWords } from './shop-words.ts';
export type { ShopWords } from './shop-words.ts';
