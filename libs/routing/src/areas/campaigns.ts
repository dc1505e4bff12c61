import { CAMPAIGN_LINK_PATH } from '@haat/format';

/** A campaign's link and what it leads through. */
export const campaignsPaths = {
  campaignLink: CAMPAIGN_LINK_PATH,
  campaignCart: '/growth/cart',
  campaignAddress: '/growth/address',
} as const;
