import { createContext } from 'react-router';
import { chosenFarmerCookie, readChosenFarmerCookie, type CookieScope } from './session-cookies.ts';

/**
 * The farmer for whom an agent's requests are sent, as the browser's cookie says it. It is no right: the services ask
 * each time whether the agent may. See docs/domain/agents.md#choosing-a-farmer.
 */
export interface ChosenFarmer {
  readonly farmerId: string;
  /** Who chose: another agent on this browser has chosen no one. */
  readonly agentId: string;
  /** Made anew with each choice, so that a page and what a device keeps can tell one choice from the next. */
  readonly choice: string;
  /** Cookie of the place that was the agent's before the choice; null when there was none. */
  readonly placeBefore: string | null;
}

/** The choice of one request. Only the shell's server holds one. */
export interface FarmerChoice {
  /** Null also where the cookie is another agent's, or its owner is signed out. */
  readonly chosen: ChosenFarmer | null;
  /** Chooses a farmer, in place of the one before. */
  choose(farmerId: string): void;
  /** From now on the agent's requests are their own. */
  leave(): void;
  /** What the answer has to carry; null when nothing changed. */
  readonly change: FarmerChange | null;
}

/** A choice that was made, changed or ended by this request. */
export interface FarmerChange {
  /** `Set-Cookie` value of the choice itself. */
  readonly cookie: string;
  /** Cookie of the place that holds from now on: the agent's own. */
  readonly place: string | null;
}

/** Key of the request's choice. */
export const farmerChoiceContext = createContext<FarmerChoice>();

/**
 * Reads the choice from a request's cookies.
 * @param agentId id of the partner agent who is signed in; null for anyone else
 * @param place cookie of the place, as it came
 */
export function openFarmerChoice({
  cookieHeader,
  scope,
  agentId,
  place,
}: {
  readonly cookieHeader: string | null;
  readonly scope: CookieScope;
  readonly agentId: () => string | null;
  readonly place: string | null;
}): FarmerChoice {
  const kept = chosenIn(readChosenFarmerCookie(cookieHeader, scope));
  let current = kept;
  const isOwn = () => current !== null && current.agentId === agentId();
  const placeBefore = () => (kept === null ? place : kept.placeBefore);
  return {
    get chosen() {
      return isOwn() ? current : null;
    },
    choose(farmerId) {
      const agent = agentId();
      if (agent === null) return;
      current = { farmerId, agentId: agent, choice: crypto.randomUUID(), placeBefore: placeBefore() };
    },
    leave() {
      current = null;
    },
    get change() {
      const now = isOwn() ? current : null;
      if (now === kept) return null;
      return { cookie: chosenFarmerCookie(now && JSON.stringify(now), scope), place: placeBefore() };
    },
  };
}

function chosenIn(text: string | null): ChosenFarmer | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { farmerId, agentId, choice, placeBefore } = value as Record<string, unknown>;
  if (!isId(farmerId) || !isId(agentId) || !isId(choice)) return null;
  return { farmerId, agentId, choice, placeBefore: typeof placeBefore === 'string' ? placeBefore : null };
}

/** As the services take an id in a header. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}
