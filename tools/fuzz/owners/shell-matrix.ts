import type { TestMarket } from '@haat/backend-testing';
import { othersOf, ownersOf, usersOf } from '../market/people.ts';
import type { FuzzedShell } from '../market/open-shells.ts';
import type { Screen } from '../shells/read-screens.ts';
import { signedInCookies, guestCookies } from '../shells/guests.ts';
import { farmerState, createResources, type OwnedState, type OwnedKind } from './owned-resources.ts';
import type { MatrixResult } from './matrix-result.ts';
import { unknownIdLike } from './other-ids.ts';
import { openPage, difference, requestOf } from './page-outcome.ts';
import { ID_REQUESTS, SCREENS, type IdRequest } from './shell-forms.ts';

/**
 * Opens the owner's screens and sends the owner's forms as every other caller: each ends as if it did not exist, and
 * succeeds for the owner afterwards.
 */
export async function shellMatrix(
  shell: FuzzedShell,
  screens: readonly Screen[],
  market: TestMarket,
): Promise<MatrixResult> {
  const result: MatrixResult = { checked: 0, wrong: [] };
  for (const { pattern } of screens.filter(
    (screen) => screen.pattern.includes(':') && SCREENS[screen.pattern] === undefined,
  ))
    result.wrong.push(`${shell.name} ${pattern}: unknown id screen: say in owners/shell-forms.ts whose it is`);
  const home: Home = {
    market,
    shell,
    owners: await createResources(market),
    others: await createResources(market, othersOf(market)),
  };
  const state = () =>
    farmerState(
      ownersOf(market).farmer,
      Object.values(home.owners).map(({ owned }) => owned),
    );
  const before = await state();
  const all = [
    ...screens.flatMap(opened),
    ...ID_REQUESTS.filter((asked) => screens.some(({ pattern }) => isAt(asked, pattern))),
  ];
  for (const asked of all) await checkOthers(asked, home, result);
  if ((await state()) !== before) result.wrong.push(`${shell.name}: what the owner has was changed by another caller`);
  for (const asked of all) await checkOwner(asked, home, result);
  return result;
}

/** Another farmer, or a person of another shop. */
const ANOTHER = 'another owner';

/** Where what is tried lives, and what its owner and another farmer have of their own. */
interface Home {
  readonly market: TestMarket;
  readonly shell: FuzzedShell;
  readonly owners: OwnedState;
  readonly others: OwnedState;
}

/** The ways to open a screen that has parameters: each tried, as a page and as its data. */
function opened({ pattern, hasPage }: Screen): IdRequest[] {
  const kinds = SCREENS[pattern];
  if (kinds === undefined || kinds === 'open') return [];
  return Object.entries(kinds).flatMap(([tried, kind]) => {
    const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) =>
      name === tried ? '{id}' : `{${kinds[name] ?? ''}}`,
    );
    return [path, ...(hasPage ? [`${path}.data`] : [])].map((one): IdRequest => ({ path: one, kind }));
  });
}

function isAt({ path }: IdRequest, pattern: string): boolean {
  return (path.split('?', 1)[0] ?? '').replaceAll(/\{[^}]+\}/g, ':') === pattern.replaceAll(/:\w+/g, ':');
}

async function checkOthers(
  asked: IdRequest,
  { market, shell, owners, others }: Home,
  result: MatrixResult,
): Promise<void> {
  const { owned, removed } = owners[asked.kind];
  const unknown = unknownOf(owned, market);
  const ids = {
    owned,
    ...(removed === null ? {} : { removed }),
    ...(asked.isFormTold === true ? {} : { 'no id': 'no-such-thing' }),
  };
  const guests = {
    visitor: guestCookies(shell),
    ...Object.fromEntries(
      Object.entries(market.worthless).map(([who, token]) => [`token: ${who}`, signedInCookies(shell, token)]),
    ),
  };
  for (const [who, cookie] of Object.entries({
    [ANOTHER]: signedInCookies(shell, usersOf(shell.name, market).other.accessToken),
    ...guests,
  })) {
    const own = (kind: OwnedKind) => (who === ANOTHER ? others : owners)[kind].owned;
    const like = await openPage(shell.address, { asked, id: unknown, own, cookie });
    const isTurnedAway = who === ANOTHER || asked.isForGuests === true || like.end.includes('/login');
    if (!isTurnedAway)
      result.wrong.push(`${shell.name} ${asked.path}, ${who}: is not sent to sign in: ${like.end.slice(0, 120)}`);
    for (const [what, id] of Object.entries(ids)) {
      const answer = await openPage(shell.address, { asked, id, own, cookie });
      result.checked += 1;
      if (answer.whole !== like.whole)
        result.wrong.push(`${nameOf(shell, asked)}, ${who}, ${what}: ${difference(answer.whole, like.whole)}`);
    }
  }
}

/** The owner succeeds where other callers were refused; an unknown id leads nowhere. */
async function checkOwner(asked: IdRequest, { market, shell, owners }: Home, result: MatrixResult): Promise<void> {
  const at = {
    asked,
    own: (kind: OwnedKind) => owners[kind].owned,
    cookie: signedInCookies(shell, usersOf(shell.name, market).owner.accessToken),
  };
  const unknown = await openPage(shell.address, { ...at, id: unknownOf(owners[asked.kind].owned, market) });
  const owned = await openPage(shell.address, { ...at, id: owners[asked.kind].owned });
  result.checked += 1;
  if (owned.status >= 400 || owned.end.includes('/login'))
    result.wrong.push(`${nameOf(shell, asked)}, owner: is refused: ${owned.status} ${owned.end.slice(0, 120)}`);
  if (asked.isForGuests !== true && owned.whole === unknown.whole)
    result.wrong.push(`${nameOf(shell, asked)}, owner: is answered as if there were no such thing`);
}

function unknownOf(id: string, market: TestMarket): string {
  return unknownIdLike(id, ownersOf(market));
}

function nameOf(shell: FuzzedShell, { path, fields }: IdRequest): string {
  const asked: IdRequest = { path, kind: 'order', ...(fields === undefined ? {} : { fields }) };
  const { method } = requestOf({ asked, id: '{id}', own: (kind) => `{${kind}}`, cookie: '' });
  return `${shell.name} ${method} ${path} ${fields ?? ''}`;
}
