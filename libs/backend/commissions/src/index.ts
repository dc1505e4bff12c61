export { commissionsArea } from './area.ts';
export { commissionOf } from './commission-of.ts';
export type { SoldGoods } from './commission-of.ts';
