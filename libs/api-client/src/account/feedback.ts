import type { Feedback, FeedbackInput } from '@haat/api-contract/account';
import { orNull, type ApiClient } from '../api-client.ts';
import { isConsentRefusal } from '../api-error.ts';

const PATH = '/feedback/v1/messages';

/**
 * `GET /feedback/v1/messages`: the person's feedback, the newest first; null on failure. None for an agent: it is the
 * farmer's alone.
 */
export async function ownFeedback(api: ApiClient): Promise<readonly Feedback[] | null> {
  const asked = api.send<{ results: Feedback[] }>({ service: 'main', method: 'GET', path: PATH });
  const found = await orNull(
    asked.catch((error: unknown) => {
      if (isConsentRefusal(error)) return { results: [] };
      throw error;
    }),
  );
  return found?.results ?? null;
}

/**
 * `POST /feedback/v1/messages`: feedback.
 * @throws ApiError `feedback_error.too_many`, `upload_error.photo_unknown`
 */
export function sendFeedback(api: ApiClient, body: FeedbackInput): Promise<Feedback> {
  return api.send({ service: 'main', method: 'POST', path: PATH, body });
}
