import { CAMPAIGN_LINK_PATH } from '@haat/api-contract';

/** A campaign's link and what it leads through. */
export const campaignsPaths = {
  campaignLink: CAMPAIGN_LINK_PATH,
  campaignCart: '/growth/cart',
  campaignAddress: '/growth/address',
} as const;
