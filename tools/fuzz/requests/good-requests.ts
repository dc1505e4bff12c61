import { randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER } from '@haat/api-contract';
import type { People } from '../market/people.ts';
import type { Filled } from './filled.ts';
import { goodObject, goodValue, SAMPLE } from './good-values.ts';
import { ACCOUNT } from './good/of-account.ts';
import { FEEDBACK } from './good/of-feedback.ts';
import { AFTER_ORDER } from './good/of-after-order.ts';
import { AGENTS } from './good/of-agents.ts';
import { BOOKINGS } from './good/bookings/of-bookings.ts';
import { CAMPAIGNS } from './good/of-campaigns.ts';
import { ADVICE } from './good/of-advice.ts';
import { OF_FIELDS } from './good/of-fields.ts';
import { GEOTAGS } from './good/fields/of-geotags.ts';
import { CONTENT } from './good/of-content.ts';
import { CLAIMS } from './good/of-claims.ts';
import { BANK_ACCOUNTS } from './good/of-kyc.ts';
import { MARKET } from './good/of-market.ts';
import { NETWORK } from './good/of-network.ts';
import { IMPORTS } from './good/operator/of-imports.ts';
import { OPERATOR } from './good/operator/of-operator.ts';
import { WORK_LISTS } from './good/operator/of-work-lists.ts';
import { ORDERING } from './good/of-orders.ts';
import { PASSKEY_ROUTES } from './good/of-passkeys.ts';
import { PROGRAMME } from './good/programme/of-programme.ts';
import { PAYING } from './good/of-payments.ts';
import { SANDBOX } from './good/of-sandboxes.ts';
import { SIGN_IN } from './good/of-sign-in.ts';
import { SHOP_GOODS } from './good/shop/of-goods.ts';
import { SHOP, SUPPORT } from './good/of-staff.ts';
import type { GoodRoutes, RequestBuilder } from './good/request-builder.ts';
import type { Operation } from './read-operations.ts';

const ROUTES: GoodRoutes = {
  ...SIGN_IN,
  ...ACCOUNT,
  ...AGENTS,
  ...PASSKEY_ROUTES,
  ...ADVICE,
  ...OF_FIELDS,
  ...GEOTAGS,
  ...PROGRAMME,
  ...MARKET,
  ...BOOKINGS,
  ...CAMPAIGNS,
  ...CONTENT,
  ...OPERATOR,
  ...WORK_LISTS,
  ...IMPORTS,
  ...ORDERING,
  ...BANK_ACCOUNTS,
  ...CLAIMS,
  ...FEEDBACK,
  ...AFTER_ORDER,
  ...SHOP,
  ...SHOP_GOODS,
  ...SUPPORT,
  ...PAYING,
  ...NETWORK,
  ...SANDBOX,
};
/** A route that needs nothing but what the document tells. */
const PLAIN: Readonly<Record<string, RequestBuilder>> = { '': () => ({}) };

/** A request that a backend grants. */
export interface GoodRequest {
  /** What is asked for, in a word; empty when there is only one way to ask. */
  readonly name: string;
  /** Makes it, and first what it asks for: each time something new. */
  make(): Promise<Filled>;
}

/** Every way in which an operation is to be asked well. @param people whose things are asked for */
export function goodRequests(operation: Operation, people: People): GoodRequest[] {
  return Object.entries(ROUTES[operation.route] ?? PLAIN).map(([name, option]) => ({
    name,
    async make() {
      const plain = plainRequest(operation, people);
      const parts = await option(people, plain);
      return {
        ...plain,
        ...parts,
        path: { ...plain.path, ...parts.path },
        headers: { ...plain.headers, ...parts.headers },
      };
    },
  }));
}

/** Routes that were named above but are not in the document any more. */
export function goneRoutes(operations: readonly Operation[]): string[] {
  const documented = new Set(operations.map(({ route }) => route));
  return Object.keys(ROUTES).filter((route) => !documented.has(route));
}

/**
 * A request of an operation as the document describes it; nothing is made first, so what it names need not be there.
 */
function plainRequest(operation: Operation, people: People): Filled {
  const parts = {
    path: new Map<string, string>(),
    query: new Map<string, string>(),
    header: new Map<string, string>(),
  };
  for (const { in: part, name, schema, required } of operation.parameters) {
    const value = part === 'path' && name === 'id' ? SAMPLE.productId : goodValue(name, schema);
    if (value !== undefined || required)
      parts[part].set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const guest: Record<string, string> = operation.parameters.some(({ name }) => name === GUEST_CART_HEADER)
    ? { [GUEST_CART_HEADER]: randomUUID() }
    : {};
  return {
    operation,
    path: Object.fromEntries(parts.path),
    query: Object.fromEntries(parts.query),
    headers: {
      ...guest,
      ...Object.fromEntries(parts.header),
      ...(operation.security === 'bearer' ? { authorization: askerOf(operation, people).authorization } : {}),
    },
    body: operation.body === null ? undefined : goodObject(operation.body.schema),
  };
}

/** Who may ask: staff for what is theirs, else the farmer. */
function askerOf(
  { pattern }: Operation,
  {
    farmer,
    shopkeeper,
    supporter,
    buyer,
    checker,
    moderator,
    expert,
    surveyor,
    insurer,
    programmeOfficer,
    editor,
    laboratory,
    pilot,
    collector,
    trainer,
    operator,
    agent,
  }: People,
): { readonly authorization: string } {
  if (pattern.startsWith('/support/')) return supporter;
  if (pattern.startsWith('/buyer/')) return buyer;
  if (pattern.startsWith('/checker/')) return checker;
  if (pattern.startsWith('/moderator/')) return moderator;
  if (pattern.startsWith('/expert/')) return expert;
  if (pattern.startsWith('/surveyor/')) return surveyor;
  if (pattern.startsWith('/insurer/')) return insurer;
  if (pattern.startsWith('/programme-officer/')) return programmeOfficer;
  if (pattern.startsWith('/editor/')) return editor;
  if (pattern.startsWith('/laboratory/')) return laboratory;
  if (pattern.startsWith('/pilot/')) return pilot;
  if (pattern.startsWith('/collector/')) return collector;
  if (pattern.startsWith('/trainer/')) return trainer;
  if (pattern.startsWith('/operator/')) return operator;
  if (pattern.startsWith('/agent/')) return agent;
  return pattern.startsWith('/vendor/') ? shopkeeper : farmer;
}
