/** How many times yesterday's price a new one must be, either way, to be asked about. */
const JUMP = 100;

/**
 * Whether a new price is 100 times yesterday's or more, or a hundredth of it or less: most often a slip with paise or
 * a zero. See docs/domain/shop.md#price-and-stock. @param yesterday whole paise, like the new one
 */
export function isPriceJump(yesterday: number, pricePaise: number): boolean {
  return yesterday > 0 && (pricePaise >= yesterday * JUMP || pricePaise * JUMP <= yesterday);
}

/**
 * The stock after a change that was made looking at another: what farmers ordered in between stays taken off. Below
 * zero there is too little. See docs/domain/shop.md#price-and-stock.
 */
export function stockAfter(now: number, seen: number, wanted: number): number {
  return now + wanted - seen;
}
