import type { TestMarket } from '@haat/backend-testing';
import { otherBuyerOf, otherExpertOf, othersOf, otherShopOf, ownersOf, type People } from '../market/people.ts';
import type { Operation } from '../requests/read-operations.ts';

/** A caller without the right to what it asks for. */
export interface UnauthorisedCaller {
  readonly who: string;
  /** Header that says who asks; null for a guest. */
  readonly authorization: string | null;
  /** Those whose things the request is made of, all but the id that is tried; null to make it of the owner's own. */
  readonly people: People | null;
  /** How the route must refuse them, whatever they ask for; null when it is not said. */
  readonly mustSay: '401 auth_error.signed_out' | '403 auth_error.forbidden' | null;
}

const FORBIDDEN = '403 auth_error.forbidden' as const;
const SIGNED_OUT = '401 auth_error.signed_out' as const;

/**
 * Callers who must be refused: other owners of the same kind, other roles, and guests.
 */
export function unauthorisedCallers(operation: Operation, market: TestMarket): UnauthorisedCaller[] {
  const owners = ownersOf(market);
  // Where no session is needed, the owner's request is valid for every caller: only the id may be the owner's.
  const rest =
    operation.security === null
      ? { people: othersOf(market), mustSay: null }
      : ({ people: null, mustSay: operation.security === 'bearer' ? SIGNED_OUT : null } as const);
  const withoutSession: UnauthorisedCaller[] = [
    { who: 'visitor', authorization: null, ...rest },
    ...Object.entries(market.worthless).map(([who, token]): UnauthorisedCaller => ({
      who: `token: ${who}`,
      authorization: `Bearer ${token}`,
      ...rest,
    })),
  ];
  return [...insidersOf(operation, market, owners), ...withoutSession];
}

function insidersOf({ pattern, security }: Operation, market: TestMarket, owners: People): UnauthorisedCaller[] {
  const others = othersOf(market);
  const farmer = {
    who: 'the farmer',
    authorization: owners.farmer.authorization,
    people: null,
    mustSay: FORBIDDEN,
  } as const;
  const shopkeeper = {
    who: 'the shopkeeper',
    authorization: owners.shopkeeper.authorization,
    people: null,
    mustSay: FORBIDDEN,
  } as const;
  if (security === 'basic') {
    const { keyId, keySecret } = market.gateway;
    const wrongKey = `Basic ${Buffer.from(`${keyId}:${'0'.repeat(keySecret.length)}`).toString('base64')}`;
    return [
      { ...farmer, mustSay: null },
      { who: 'wrong key', authorization: wrongKey, people: null, mustSay: null },
    ];
  }
  if (pattern.startsWith('/support/')) return [farmer, shopkeeper];
  if (pattern.startsWith('/buyer/')) {
    const rival = otherBuyerOf(market);
    return [{ who: 'another buyer', authorization: rival.buyer.authorization, people: rival, mustSay: null }, farmer];
  }
  if (pattern.startsWith('/expert/')) {
    const rival = otherExpertOf(market);
    return [{ who: 'another expert', authorization: rival.expert.authorization, people: rival, mustSay: null }, farmer];
  }
  if (
    /^\/(checker|moderator|surveyor|insurer|editor|laboratory|pilot|collector|programme-officer|trainer|operator)\//.test(
      pattern,
    )
  ) {
    const trader = {
      who: 'the buyer',
      authorization: owners.buyer.authorization,
      people: null,
      mustSay: FORBIDDEN,
    } as const;
    return [farmer, trader];
  }
  if (pattern.startsWith('/vendor/')) {
    const shop = otherShopOf(market);
    const supporter = {
      who: 'support',
      authorization: owners.supporter.authorization,
      people: null,
      mustSay: FORBIDDEN,
    } as const;
    return [
      { who: 'another shop', authorization: shop.shopkeeper.authorization, people: shop, mustSay: null },
      farmer,
      supporter,
    ];
  }
  if (pattern.includes('/csc/') || pattern.startsWith('/agent/'))
    return [{ who: 'another agent', authorization: others.agent.authorization, people: others, mustSay: null }, farmer];
  return [{ who: 'another farmer', authorization: others.farmer.authorization, people: others, mustSay: null }];
}
