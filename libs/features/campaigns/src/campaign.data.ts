import { redirect } from 'react-router';
import { campaign, cart, fillCartFromCampaign, isApiError, type ApiClient } from '@haat/api-client';
import { LONGEST_CAMPAIGN_CODE, type Campaign, type CartView } from '@haat/api-contract';
import { actionFailure, formText } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** Why a link opens nothing. */
export interface LinkRefusal {
  /** A code of the error catalogue: `campaign_error.expired`. */
  readonly code: string;
  readonly httpStatus: number;
  /** First day of an offer that has not started, `YYYY-MM-DD`; null for any other reason. */
  readonly startsOn: string | null;
}

/** What a link opens, or why it does not. */
export type OpenedLink = { readonly campaign: Campaign } | { readonly refusal: LinkRefusal };

const ALTERED: LinkRefusal = { code: 'campaign_error.altered', httpStatus: 400, startsOn: null };
/** How services refuse what cannot even stand in an address. */
const NO_CODE: readonly string[] = ['request_error.invalid', 'request_error.not_found'];

/** The code in a page's address, as it stands there. */
export function codeIn(url: URL): string {
  return url.searchParams.get('code') ?? '';
}

/**
 * Loads the campaign of a code. Messages may truncate links or append to them: that is an ordinary refusal.
 * @throws ApiError when the services cannot be reached
 */
export async function openLink(api: ApiClient, code: string): Promise<OpenedLink> {
  if (code === '' || code.length > LONGEST_CAMPAIGN_CODE) return { refusal: ALTERED };
  try {
    return { campaign: await campaign(api, code) };
  } catch (error) {
    if (isApiError(error) && NO_CODE.includes(error.code)) return { refusal: ALTERED };
    if (!isApiError(error) || !error.code.startsWith('campaign_error.')) throw error;
    const startsOn = error.details['valid_from'];
    return {
      refusal: {
        code: error.code,
        httpStatus: error.httpStatus,
        startsOn: typeof startsOn === 'string' ? startsOn : null,
      },
    };
  }
}

/** Why a cart cannot take a campaign's offer directly: the farmer confirms before the cart is parked. */
export interface ReplaceQuestion {
  readonly reason: 'vendor' | 'order-type';
  /** Shop of the cart as it is. */
  readonly shop: string;
}

/**
 * The confirmation before a cart takes goods of a shop, or null. For a cart that cannot be read, it is asked when the
 * cart is filled.
 */
export async function questionFor(api: ApiClient, vendorId: string): Promise<ReplaceQuestion | null> {
  const held: CartView | null = await cart(api).catch(() => null);
  if (!held?.vendor) return null;
  const shop = held.vendor.vendor_details.name;
  if (held.vendor.id !== vendorId) return { reason: 'vendor', shop };
  return held.is_prebook ? { reason: 'order-type', shop } : null;
}

/**
 * Puts what a link offers into the cart and goes on. Sent again (a reload, a press after going back), the cart stays
 * the same. Its answer where it could not be done is the screen as it is now, with the question to answer first.
 * @throws ApiError only for a session that has ended
 */
export async function fillFromLink(api: ApiClient, code: string, form: FormData) {
  try {
    await fillCartFromCampaign(api, code, formText(form, 'replace') === 'yes');
    return redirect(pathTo('campaignAddress', {}, { code }));
  } catch (error) {
    return actionFailure(error);
  }
}
