import type { StoryAnswer, StoryAnswers } from '../market/story-answers.ts';

/** The cart by itself and before it is ordered: the services answer both alike. */
export function cartIs(answer: StoryAnswer): StoryAnswers {
  return { 'GET /cart/v1/carts/dehaat': answer, 'GET /cart/v1/carts/dehaat/checkout': answer };
}
