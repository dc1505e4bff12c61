import type { People } from '../market/people.ts';
import type { Filled } from '../requests/filled.ts';
import { goodRequests } from '../requests/good-requests.ts';
import { placeName, valueAt, type Place } from '../requests/places.ts';
import type { Operation } from '../requests/read-operations.ts';

/** A good request that was made and is not sent yet. */
export interface PreparedRequest {
  /** In which way it asks; empty when there is only one. */
  readonly name: string;
  readonly filled: Filled;
}

/**
 * Good requests of one operation by one who asks: one at a time, because what one asks for may take the place of what
 * another did.
 */
export class ValidRequests {
  readonly #operation: Operation;
  readonly #people: People;
  readonly #leave: (prepared: PreparedRequest) => Promise<void>;
  #current: PreparedRequest | null = null;

  /** @param leave what is done with a request before another is made */
  constructor(operation: Operation, people: People, leave: (prepared: PreparedRequest) => Promise<void>) {
    this.#operation = operation;
    this.#people = people;
    this.#leave = leave;
  }

  /**
   * A request that names something at a place: the one that is there, or the first way of asking that does. @throws
   * Error when none does
   */
  async naming(place: Place): Promise<Filled> {
    if (this.#current !== null && names(this.#current.filled, place)) return this.#current.filled;
    for (const { name, make } of goodRequests(this.#operation, this.#people)) {
      await this.leaves();
      this.#current = { name, filled: await make() };
      if (names(this.#current.filled, place)) return this.#current.filled;
    }
    throw new Error(`no good request names anything at ${placeName(place)}`);
  }

  /** Leaves the request that is there. */
  async leaves(): Promise<void> {
    const left = this.#current;
    this.#current = null;
    if (left !== null) await this.#leave(left);
  }
}

function names(filled: Filled, place: Place): boolean {
  return (valueAt(filled, place) ?? null) !== null;
}

/** Good requests of one operation by those whose things they are not; they are never sent as they are. */
export class OthersRequests {
  readonly #operation: Operation;
  readonly #requests = new Map<string, ValidRequests>();

  constructor(operation: Operation) {
    this.#operation = operation;
  }

  /** A request of a user that names a resource of that user at a place. */
  naming(place: Place, people: People): Promise<Filled> {
    const who = [people.farmer, people.shopkeeper, people.agent].map(({ person }) => person.userId).join(' ');
    const requests = this.#requests.get(who) ?? new ValidRequests(this.#operation, people, async () => undefined);
    this.#requests.set(who, requests);
    return requests.naming(place);
  }
}
