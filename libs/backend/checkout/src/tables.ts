/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { campaignCarts, campaigns } from './campaigns/tables.ts';
export { carts } from './carts/tables.ts';
export { couponUses, coupons } from './coupons/tables.ts';
