import type { KnownPerson, TestMarket } from '@haat/backend-testing';
import { Bridge } from './bridge.ts';
import { Caller } from '@haat/test-clients/caller';
import { Farmer } from './farmer.ts';
import { Gateway } from './gateway.ts';
import { NetworkSeller } from './network-seller.ts';
import { Shopkeeper } from './shopkeeper.ts';
import { newNumber, signsIn } from './sign-in.ts';

/** Everyone who has a part in an order. */
export interface People {
  /** Address of the backend. */
  readonly address: string;
  readonly farmer: Farmer;
  /** Of the shop where this farmer and this agent's farmer buy. */
  readonly shopkeeper: Shopkeeper;
  readonly supporter: Caller;
  /** Another person of support, for what needs two. */
  readonly otherSupporter: Caller;
  /** Of produce. */
  readonly buyer: Caller;
  /** Of sale slips. */
  readonly checker: Caller;
  /** Of posts and comments. */
  readonly moderator: Caller;
  /** Of questions. */
  readonly expert: Caller;
  /** Who look at claims on insurance, and who decide on them. */
  readonly surveyor: Caller;
  readonly insurer: Caller;
  /** Of applications for cards of the programme. */
  readonly programmeOfficer: Caller;
  /** Of articles. */
  readonly editor: Caller;
  /** Of samples of soil. */
  readonly laboratory: Caller;
  /** Who spray by drone, and who collect soil. */
  readonly pilot: Caller;
  readonly collector: Caller;
  /** Of trainings. */
  readonly trainer: Caller;
  /** At the desk. */
  readonly operator: Caller;
  /** A partner agent. */
  readonly agent: Caller;
  /** The same agent with a farmer chosen. */
  readonly counter: Farmer;
  readonly gateway: Gateway;
  readonly bridge: Bridge;
  readonly networkSeller: NetworkSeller;
  /** The token of a link to a role that was not used yet. @throws Error when none is left */
  readonly takesInvitation: () => string;
}

/** The people whose things are asked for. */
export function ownersOf(market: TestMarket): People {
  const { address, owner, shopkeeper, support, otherSupport, buyer, checker, moderator } = market;
  const { expert, editor, laboratory, agent, agentsFarmerId, gateway, bridge, networkSeller } = market;
  return {
    address,
    farmer: new Farmer(address, owner, shopkeeper.shopId),
    shopkeeper: new Shopkeeper(address, shopkeeper),
    supporter: new Caller(address, support),
    otherSupporter: new Caller(address, otherSupport),
    buyer: new Caller(address, buyer),
    checker: new Caller(address, checker),
    moderator: new Caller(address, moderator),
    expert: new Caller(address, expert),
    surveyor: new Caller(address, market.surveyor),
    insurer: new Caller(address, market.insurer),
    programmeOfficer: new Caller(address, market.programmeOfficer),
    editor: new Caller(address, editor),
    laboratory: new Caller(address, laboratory),
    pilot: new Caller(address, market.pilot),
    collector: new Caller(address, market.collector),
    trainer: new Caller(address, market.trainer),
    operator: new Caller(address, market.operator),
    agent: new Caller(address, agent),
    counter: new Farmer(address, agent, shopkeeper.shopId, agentsFarmerId),
    gateway: new Gateway(address, gateway),
    bridge: new Bridge(address, bridge),
    networkSeller: new NetworkSeller(networkSeller),
    takesInvitation() {
      const token = market.invitations.pop();
      if (token === undefined) throw new Error('every link to a role was used');
      return token;
    },
  };
}

/** Another farmer and another agent, who buy where the owners do. */
export function othersOf(market: TestMarket): People {
  const { address, other, otherAgent, otherAgentsFarmerId, shopkeeper } = market;
  return {
    ...ownersOf(market),
    farmer: new Farmer(address, other, shopkeeper.shopId),
    agent: new Caller(address, otherAgent),
    counter: new Farmer(address, otherAgent, shopkeeper.shopId, otherAgentsFarmerId),
  };
}

/** Another buyer of produce. */
export function otherBuyerOf(market: TestMarket): People {
  return { ...othersOf(market), buyer: new Caller(market.address, market.otherBuyer) };
}

/** Another expert. */
export function otherExpertOf(market: TestMarket): People {
  return { ...othersOf(market), expert: new Caller(market.address, market.otherExpert) };
}

/** Another shop, with a farmer who buys there. */
export function otherShopOf(market: TestMarket): People {
  const { address, other, otherShopkeeper } = market;
  return {
    ...ownersOf(market),
    farmer: new Farmer(address, other, otherShopkeeper.shopId),
    shopkeeper: new Shopkeeper(address, otherShopkeeper),
  };
}

/**
 * The same people, with a farmer who has done nothing yet: for what one may do only so often. @param lastDigit 7 for
 * one with a credit line
 */
export async function withNewFarmer(people: People, lastDigit?: 7): Promise<People> {
  return { ...people, farmer: people.farmer.with(await signsIn(people.address, newNumber(lastDigit))) };
}

/** Whose things a shell shows, and another of their kind: people of shops at a shop's, farmers elsewhere. */
export function usersOf(
  shell: string,
  market: TestMarket,
): { readonly owner: KnownPerson; readonly other: KnownPerson } {
  const { owner, other, shopkeeper, otherShopkeeper } = market;
  return shell === 'shop' ? { owner: shopkeeper, other: otherShopkeeper } : { owner, other };
}
