import type { Area } from '@haat/backend-platform/area';
import { campaignAdminModule } from './campaigns/campaign-admin.module.ts';
import { campaignHook } from './campaigns/campaign-hook.ts';
import { CAMPAIGN_JOBS } from './campaigns/campaign-jobs.ts';
import { campaignsModule } from './campaigns/campaigns.module.ts';
import { cartsModule } from './carts/carts.module.ts';
import { silentCartHook } from './carts/silent-cart-hook.ts';
import { CART_JOBS } from './carts/remove-expired-carts.ts';
import { couponHook, couponReturnHook } from './coupons/coupon-hook.ts';
import { COUPONS_IMPORT } from './coupons/import-coupons.ts';
import { PREBOOKING_JOBS } from './prebooking/advance-prebookings.ts';
import { couponsResource } from './operator/coupons-resource.ts';
import { campaignsResource } from './operator/campaigns-resource.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** What comes before an order: carts, coupons, campaigns, prebooking. */
export const checkoutArea: Area = {
  name: 'checkout',
  routes: [cartsModule, campaignsModule, campaignAdminModule],
  jobs: [...CART_JOBS, ...CAMPAIGN_JOBS, ...PREBOOKING_JOBS],
  userHooks: [silentCartHook],
  orderHooks: [couponHook, campaignHook],
  returnHooks: [couponReturnHook],
  operator: [campaignsResource, couponsResource],
  imports: [COUPONS_IMPORT],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
