import type { CartView } from '@haat/api-contract';
import type { TestMarket } from '@haat/backend/test-market';
import { Farmer, signed, unknownId } from '../requests/farmer.ts';
import { written, type Filled } from '../requests/filled.ts';
import { plainRequest } from '../requests/good-requests.ts';
import { withValue } from '../requests/places.ts';
import type { Operation } from '../requests/read-operations.ts';
import { send } from '../requests/send.ts';
import { settle, stateOf, type Household } from './belongings.ts';
import { idPlaces, type IdPlace } from './id-places.ts';
import { told, type MatrixResult } from './matrix-result.ts';

const SIGNED_OUT = '401 auth_error.signed_out';
const PLACE_ORDER = 'POST /order/v1/orders';

/** Asks for the owner's things as everybody else: each is refused as if there were no such thing. */
export async function backendMatrix(operations: readonly Operation[], market: TestMarket): Promise<MatrixResult> {
  const result: MatrixResult = { checked: 0, wrong: [] };
  const household = await settle(market);
  const others = await new Farmer(market.address, market.other).fillsCart();
  const before = await stateOf(market, household);
  for (const id of idPlaces(operations)) {
    if (id.kind === null) result.wrong.push(`${id.name}: unknown id route: say in owners/id-places.ts whose it is`);
    else if (id.kind !== 'open' && id.kind !== 'secret') await checkPlace(id, { market, household, others, things: household.things[id.kind] }, result);
  }
  if ((await stateOf(market, household)) !== before) result.wrong.push('what the owner has was changed by somebody else');
  return result;
}

interface Given {
  readonly market: TestMarket;
  readonly household: Household;
  /** The other farmer's own cart. */
  readonly others: CartView;
  readonly things: { readonly owned: string; readonly removed: string | null };
}

async function checkPlace(id: IdPlace, { market, household, others, things: { owned, removed } }: Given, result: MatrixResult): Promise<void> {
  const ids = { unknown: unknownId(), owned, ...(removed === null ? {} : { removed }), 'no id': 'no-such-thing' };
  const ask = async (token: string | null, value: string) => {
    const by = token === market.other.accessToken ? { person: market.other, cart: others } : { person: market.owner, cart: household.cart };
    const request = written(asWhom(naming(id, value, new Farmer(market.address, by.person), by.cart, market), token));
    return told(await send(market.address, request), value);
  };
  const allLike = async (who: string, token: string | null, values: Readonly<Record<string, string>>, like: string) => {
    for (const [what, value] of Object.entries(values)) {
      const answer = await ask(token, value);
      result.checked += 1;
      if (answer !== like) result.wrong.push(`${id.name}, ${who}, ${what}: ${answer.slice(0, 200)} · expected: ${like.slice(0, 200)}`);
    }
  };

  const toOthers = await ask(market.other.accessToken, ids.unknown);
  const toVisitors = id.operation.isSigned ? SIGNED_OUT : await ask(null, ids.unknown);
  // An id that everybody may send is not refused; then it must make no difference.
  const isOpen = toOthers.startsWith('2') && id.operation.method === 'GET';
  if (!isOpen && !toOthers.startsWith('4')) result.wrong.push(`${id.name}: what nobody has is not refused: ${toOthers.slice(0, 200)}`);
  await allLike('another farmer', market.other.accessToken, ids, toOthers);
  await allLike('visitor', null, ids, toVisitors);
  for (const [who, token] of Object.entries(market.worthless)) await allLike(`token: ${who}`, token, ids, isOpen ? toVisitors : SIGNED_OUT);
  if (removed !== null) await allLike('owner', market.owner.accessToken, { removed }, await ask(market.owner.accessToken, ids.unknown));
}

/** The request that names `value` at the place, in everything else as good as the farmer can make it. */
function naming({ operation, place, kind }: IdPlace, value: string, farmer: Farmer, cart: CartView, market: TestMarket): Filled {
  const filled = plainRequest(operation, market);
  if (operation.route !== PLACE_ORDER) return withValue(filled, place, value);
  const order = { ...farmer.orderOf(cart), ...(kind === 'address' ? { type: 'home_delivery' } : {}) };
  const changed = withValue({ ...filled, body: order }, place, value);
  return { ...changed, body: signed(changed.body as object) };
}

function asWhom(filled: Filled, token: string | null): Filled {
  const { authorization: _before, ...headers } = filled.headers;
  return { ...filled, headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` } };
}
