import { createApiClients, type ApiClient, type ServiceCall } from '@haat/api-client';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import type { KnownPerson } from '@haat/backend-testing';
import { answerKey } from './answer-key.ts';
import { SAMPLE_PLACE } from './sample-place.ts';

/** What the services answered in one language, by `answerKey`. */
export type Answers = Record<string, unknown>;

/** Longest list that is kept: more of it says nothing new on a screen. */
const LONGEST_LIST = 6;

/** Answers of the services to one farmer, in each language. */
export class AnswerRecord {
  readonly inLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, {}])) as Record<Language, Answers>;
  readonly #open: ReturnType<typeof createApiClients>;
  readonly #farmer: KnownPerson;

  /**
   * @param address where the backend listens
   * @param farmer who asks
   */
  constructor(address: string, farmer: KnownPerson) {
    this.#open = createApiClients({
      addresses: {
        main: [address],
        location: [address],
        'open-network': [address],
        auth: [address],
        graphql: [address],
      },
    });
    this.#farmer = farmer;
  }

  /** The services as the farmer's screens ask them, with nothing written down. */
  services(language: Language): ApiClient {
    return this.#open({
      appCode: '01',
      clientName: () => 'farmer-app',
      language,
      latLng: SAMPLE_PLACE,
      requestId: 'record',
      callerAddress: null,
      guestCart: { id: null, ensure: () => '', forget: () => undefined },
      isSignedIn: () => true,
      accessToken: () => this.#farmer.accessToken,
      refresh: async () => null,
      signal: new AbortController().signal,
    });
  }

  /** Asks in every language and writes the answers down. */
  async write(ask: (api: ApiClient) => Promise<unknown>): Promise<void> {
    for (const language of LANGUAGES) {
      const answers = this.inLanguage[language];
      const services = this.services(language);
      const recording: ApiClient = {
        ...services,
        async send<Answer>(call: ServiceCall): Promise<Answer> {
          const answer = await services.send<Answer>(call);
          answers[answerKey(call)] = shortened(answer);
          return answer;
        },
      };
      await ask(recording);
    }
  }
}

/**
 * A page of a list with its first items only, as if there were no more: lists ask for the next page as soon as their
 * end is near.
 */
function shortened(answer: unknown): unknown {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('results' in answer) ||
    !('next' in answer) ||
    !Array.isArray(answer.results)
  )
    return answer;
  const results: unknown[] = answer.results.slice(0, LONGEST_LIST);
  return { ...answer, count: results.length, next: null, results };
}
