import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import type { Language } from '@haat/api-contract/vocabulary';
import { answerKey } from './answer-key.ts';
import { SAMPLE_PLACE } from './sample-place.ts';
import type { StoryAnswers } from './story-answers.ts';

const recorded = import.meta.glob<Readonly<Record<string, unknown>>>('./answers/??.json', { import: 'default' });

/** Who asks, and what is answered otherwise than it was recorded. */
export interface SampleServicesOptions {
  readonly language: Language;
  readonly isSignedIn: boolean;
  readonly hasPlace: boolean;
  readonly answers: StoryAnswers;
}

/**
 * The services of the sample market as they were recorded. A change of the cart is answered with the cart; nothing
 * changes.
 */
export function sampleServices({ language, isSignedIn, hasPlace, answers }: SampleServicesOptions): ApiClient {
  return {
    clientName: 'farmer-app',
    language,
    isSignedIn,
    latLng: hasPlace ? SAMPLE_PLACE : null,
    guestCart: { id: 'guest', ensure: () => 'guest', forget: () => undefined },
    async send<Answer>(call: ServiceCall): Promise<Answer> {
      const known = (await recorded[`./answers/${language}.json`]?.()) ?? {};
      const before = known[answerKey(call)] ?? known[cartKey(call)];
      const own = answers[`${call.method} ${call.path}`];
      if (own) return own(before) as Answer;
      if (before !== undefined) return structuredClone(before) as Answer;
      // Reported: a screen may work without it, and the gap would go unnoticed.
      if (call.method === 'GET') console.warn(`No answer was recorded for ${answerKey(call)}`);
      throw new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
    },
  };
}

/** The recorded cart, for every call about a cart, also where no place is known. */
function cartKey({ path }: ServiceCall): string {
  const cart = /^\/cart\/v1\/carts\/dehaat(?:\/checkout)?/.exec(path)?.[0];
  return cart === undefined ? '' : answerKey({ method: 'GET', path: cart, query: { lat_lng: SAMPLE_PLACE } });
}
