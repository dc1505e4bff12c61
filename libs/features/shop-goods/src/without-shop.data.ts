import { isApiError } from '@haat/api-client';

/** Null instead of what was asked for, to a person who works for no shop; what else fails is thrown on. */
export async function orWithoutShop<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.code === 'auth_error.forbidden') return null;
    throw error;
  }
}
