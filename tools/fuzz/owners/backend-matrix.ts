import type { TestMarket } from '@haat/backend-testing';
import { withNewSignature } from '../bad/mutate.ts';
import { ownersOf } from '../market/people.ts';
import { signedRequest, type Filled } from '../requests/filled.ts';
import { valueAt, withValue } from '../requests/places.ts';
import type { Operation } from '../requests/read-operations.ts';
import { send } from '../requests/send.ts';
import { farmerState } from './owned-resources.ts';
import { idPlaces, type IdPlace } from './id-places.ts';
import { answerWithoutIds, type MatrixResult } from './matrix-result.ts';
import { ValidRequests, OthersRequests, type PreparedRequest } from './valid-requests.ts';
import { noIdLike, removedLike, unknownIdLike } from './other-ids.ts';
import { unauthorisedCallers, type UnauthorisedCaller } from './unauthorised-callers.ts';

/**
 * Requests the owner's resources as every other caller: each is refused as if it did not exist, and granted to the
 * owner afterwards.
 */
export async function backendMatrix(operations: readonly Operation[], market: TestMarket): Promise<MatrixResult> {
  const result: MatrixResult = { checked: 0, wrong: [] };
  const ids = idPlaces(operations);
  for (const { name } of ids.filter(({ kind }) => kind === null))
    result.wrong.push(`${name}: unknown id route: say in owners/ownership.ts whose it is`);
  for (const [operation, places] of Map.groupBy(
    ids.filter(({ kind }) => kind === 'owned'),
    ({ operation: one }) => one,
  )) {
    const owners = new ValidRequests(operation, ownersOf(market), (prepared) =>
      grantAfterwards(prepared, market, result),
    );
    const others = new OthersRequests(operation);
    for (const place of places) await checkPlace({ place, market, owners, others }, result);
    await owners.leaves();
  }
  return result;
}

interface PlaceToCheck {
  readonly place: IdPlace;
  readonly market: TestMarket;
  readonly owners: ValidRequests;
  readonly others: OthersRequests;
}

async function checkPlace({ place: id, market, owners, others }: PlaceToCheck, result: MatrixResult): Promise<void> {
  const people = ownersOf(market);
  try {
    const removed = await removedLike(id.name, people);
    const good = await owners.naming(id.place);
    const owned = String(valueAt(good, id.place));
    const ids = { owned, ...(removed === null ? {} : { removed }), ...noIdLike(owned) };
    const trials: Trial[] = [];
    for (const stranger of unauthorisedCallers(id.operation, market)) {
      const base = stranger.people === null ? good : await others.naming(id.place, stranger.people);
      trials.push({ ...id, base, stranger, ids, unknown: unknownIdLike(owned, people), market });
    }
    const state = () => farmerState(people.farmer, [owned, good.path['id'] ?? owned]);
    const before = await state();
    for (const trial of trials) await checkUnauthorised(trial, result);
    if ((await state()) !== before) result.wrong.push(`${id.name}: what the owner has was changed by another caller`);
    if (removed !== null)
      await checkRemoved({ ...id, good, removed, unknown: unknownIdLike(owned, people), market }, result);
  } catch (error) {
    result.wrong.push(`${id.name}: could not be tried: ${String(error).slice(0, 300)}`);
  }
}

/** What other callers were refused is granted to the owner: it existed, and was not consumed. */
async function grantAfterwards(
  { name, filled }: PreparedRequest,
  market: TestMarket,
  result: MatrixResult,
): Promise<void> {
  const { status, body } = await send(market.address, signedRequest(filled));
  result.checked += 1;
  if (!filled.operation.grants.includes(status))
    result.wrong.push(
      `${filled.operation.route}, owner, ${name}: is not granted afterwards: ${status} ${body.slice(0, 200)}`,
    );
}

/** What the owner took away is to the owner, too, as if it had never been. */
async function checkRemoved(
  {
    good,
    removed,
    unknown,
    market,
    ...id
  }: IdPlace & { good: Filled; removed: string; unknown: string; market: TestMarket },
  result: MatrixResult,
): Promise<void> {
  const ask = (value: string) => answerTo(market, withId(good, id, value), value);
  const [answer, like] = [await ask(removed), await ask(unknown)];
  result.checked += 1;
  if (answer !== like)
    result.wrong.push(`${id.name}, owner, removed: ${answer.slice(0, 200)} · expected: ${like.slice(0, 200)}`);
}

interface Trial extends IdPlace {
  /** A request that is good but for the id, as the stranger can make it. */
  readonly base: Filled;
  readonly stranger: UnauthorisedCaller;
  readonly ids: Readonly<Record<string, string>>;
  readonly unknown: string;
  readonly market: TestMarket;
}

async function checkUnauthorised(trial: Trial, result: MatrixResult): Promise<void> {
  const {
    name,
    operation,
    stranger: { who, authorization, mustSay },
    base,
    ids,
    unknown,
    market,
  } = trial;
  const ask = (value: string) => answerTo(market, asWhom(withId(base, trial, value), authorization), value);
  const like = await ask(unknown);
  // An id that every caller may send is not refused; then it must have no effect.
  const isOpen = like.startsWith('2') && operation.method === 'GET';
  if (mustSay !== null && like !== mustSay)
    result.wrong.push(`${name}, ${who}: is told ${like.slice(0, 200)} · expected: ${mustSay}`);
  if (!isOpen && !like.startsWith('4'))
    result.wrong.push(`${name}, ${who}: an id that does not exist is not refused: ${like.slice(0, 200)}`);
  for (const [what, value] of Object.entries(ids)) {
    const answer = await ask(value);
    result.checked += 1;
    if (answer !== like)
      result.wrong.push(`${name}, ${who}, ${what}: ${answer.slice(0, 200)} · expected: ${like.slice(0, 200)}`);
  }
}

async function answerTo(market: TestMarket, request: Filled, value: string): Promise<string> {
  return answerWithoutIds(await send(market.address, signedRequest(request)), value);
}

function withId(filled: Filled, { place }: IdPlace, value: string): Filled {
  return withNewSignature(withValue(filled, place, value));
}

function asWhom(filled: Filled, authorization: string | null): Filled {
  const { authorization: _before, ...headers } = filled.headers;
  return { ...filled, headers: authorization === null ? headers : { ...headers, authorization } };
}
