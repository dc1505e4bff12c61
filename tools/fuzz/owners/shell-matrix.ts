import type { TestMarket } from '@haat/backend/test-market';
import type { FuzzedShell } from '../market/open-shells.ts';
import { unknownId } from '../requests/farmer.ts';
import { headerOf, type FuzzAnswer, type FuzzRequest } from '../requests/request.ts';
import { send } from '../requests/send.ts';
import type { Screen } from '../shells/read-screens.ts';
import { signedInCookies, visitorCookies } from '../shells/visitors.ts';
import { settle, stateOf, type Household, type OwnedKind } from './belongings.ts';
import type { MatrixResult } from './matrix-result.ts';

/** Whose the parameter of an address is; a screen with a parameter that is missing here fails the run. */
const SCREENS: Readonly<Record<string, OwnedKind | 'open'>> = {
  '/order/:orderId': 'order', '/order/:orderId/return': 'order', '/order/:orderId/report': 'order', '/order/:orderId/pay': 'order', '/order/:orderId/bill.pdf': 'order',
  '/order/:orderId/refund/:refundId': 'order', '/productsV2/:id': 'open', '/productV2/:slug': 'open', '/address/:id/edit': 'address', '/products/:id': 'open', '/product/:slug': 'open', '/texts/:version/:language/:file': 'open',
};

interface Form {
  readonly path: string;
  readonly kind: OwnedKind;
  /** Its fields, with `{id}` where the id goes. */
  readonly fields: string;
}

/** What can be sent with an id in it, in the path or in a field. */
const FORMS: readonly Form[] = [
  { path: '/order/{id}', kind: 'order', fields: 'reason=010' },
  { path: '/address/{id}/edit', kind: 'address', fields: 'intent=save&name=Ram&phone_number=9876543210&house=1&village=V&district=Nashik&state=Maharashtra&pincode=422001' },
  ...['choose', 'default', 'remove'].map((intent): Form => ({ path: '/addresses', kind: 'address', fields: `intent=${intent}&id={id}` })),
  { path: '/cart', kind: 'address', fields: 'intent=choices&deliveryType=home_delivery&addressId={id}' },
];

/** Opens the owner's screens and sends the owner's forms as everybody else: each ends as if there were no such thing. */
export async function shellMatrix(shell: FuzzedShell, screens: readonly Screen[], market: TestMarket): Promise<MatrixResult> {
  const result: MatrixResult = { checked: 0, wrong: [] };
  const household = await settle(market);
  const before = await stateOf(market, household);
  for (const { pattern, hasPage } of screens.filter((screen) => screen.pattern.includes(':'))) {
    const kind = SCREENS[pattern];
    if (kind === undefined) result.wrong.push(`${shell.name} ${pattern}: unknown id screen: say in owners/shell-matrix.ts whose it is`);
    else if (kind !== 'open') {
      const path = pattern.replace(/:\w+/, '{id}');
      await check(shell, { path, kind }, market, household, result);
      if (hasPage) await check(shell, { path: `${path}.data`, kind }, market, household, result);
    }
  }
  await check(shell, { path: '/addresses?remove={id}', kind: 'address' }, market, household, result);
  for (const form of FORMS) await check(shell, form, market, household, result);
  if ((await stateOf(market, household)) !== before) result.wrong.push(`${shell.name}: what the owner has was changed by somebody else`);
  return result;
}

async function check(shell: FuzzedShell, asked: Omit<Form, 'fields'> & Partial<Form>, market: TestMarket, { things }: Household, result: MatrixResult): Promise<void> {
  const { owned, removed } = things[asked.kind];
  const unknown = unknownId();
  const ids = { owned, ...(removed === null ? {} : { removed }), 'no id': 'no-such-thing' };
  const visitors = { visitor: visitorCookies(shell), ...Object.fromEntries(Object.entries(market.worthless).map(([who, token]) => [`token: ${who}`, signedInCookies(shell, token)])) };
  const people = { 'another farmer': signedInCookies(shell, market.other.accessToken), ...visitors };
  for (const [who, cookie] of Object.entries(people)) {
    const like = seen(await send(shell.address, requestOf(asked, unknown, cookie)), unknown);
    // A page that is only made as a document is asked for as one, and turns them away there.
    const isLedToPage = like.includes(`"redirect","${asked.path.replace('.data', '').replace('{id}', '…')}"`);
    const isTurnedAway = who === 'another farmer' || asked.path === '/cart' || like.includes('/login') || isLedToPage;
    if (!isTurnedAway) result.wrong.push(`${shell.name} ${asked.path}, ${who}: is not sent to sign in: ${like.slice(0, 120)}`);
    for (const [what, id] of Object.entries(ids)) {
      const answer = seen(await send(shell.address, requestOf(asked, id, cookie)), id);
      result.checked += 1;
      if (answer !== like) result.wrong.push(`${shell.name} ${asked.fields === undefined ? 'GET' : 'POST'} ${asked.path} ${asked.fields ?? ''}, ${who}, ${what}: ${difference(answer, like)}`);
    }
  }
}

function requestOf({ path, fields }: Partial<Form>, id: string, cookie: string): FuzzRequest {
  const address = (path ?? '').replace('{id}', id);
  if (fields === undefined) return { method: 'GET', path: address, headers: { cookie } };
  return { method: 'POST', path: address, headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' }, body: fields.replace('{id}', id) };
}

/** What somebody sees: status, where it leads, and the page without what is new in every answer. */
function seen(answer: FuzzAnswer, id: string): string {
  const page = answer.body.replaceAll(/nonce(=|":")\\?"?[\w+/=-]+/g, 'nonce').replaceAll(/expiresAt\W+\d+|\b1\d{12}\b/g, 'time');
  return [answer.status, headerOf(answer, 'location'), page].join(' ').replaceAll(id, '…').replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '…');
}

function difference(answer: string, like: string): string {
  let at = 0;
  while (at < answer.length && answer[at] === like[at]) at += 1;
  return `“${answer.slice(Math.max(0, at - 60), at + 60)}” · expected: “${like.slice(Math.max(0, at - 60), at + 60)}”`;
}
