import type { Prescription, Question, QuestionInput } from '@haat/api-contract/questions';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

const PATH = '/advice/v1/questions';

/** `GET /advice/v1/questions`: the person's questions to experts, the newest first; null on failure. */
export async function expertQuestions(api: ApiClient): Promise<readonly Question[] | null> {
  const query = { lang: api.language };
  const found = await orNull(api.send<{ results: Question[] }>({ service: 'main', method: 'GET', path: PATH, query }));
  return found?.results ?? null;
}

/**
 * `POST /advice/v1/questions`: asks an expert; sending it again with its key changes nothing more.
 * @throws ApiError `question_error.empty`, `question_error.too_many`, `advice_error.crop_unknown`,
 *   `upload_error.photo_unknown`
 */
export function askExpert(api: ApiClient, body: QuestionInput): Promise<Question> {
  return api.send({ service: 'main', method: 'POST', path: PATH, query: { lang: api.language }, body });
}

/** `POST /advice/v1/questions/{id}/withdraw`. @throws ApiError `question_error.cannot_move` */
export async function withdrawQuestion(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/advice/v1/questions/${id}/withdraw` });
}

/** `POST /advice/v1/questions/{id}/close`. @throws ApiError `question_error.cannot_move` */
export async function closeQuestion(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/advice/v1/questions/${id}/close` });
}

/** `GET /advice/v1/prescriptions/{id}`. @throws ApiError `request_error.not_found`, also for another person's */
export function expertPrescription(api: ApiClient, id: string): Promise<Prescription> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'GET', path: pathOf`/advice/v1/prescriptions/${id}`, query });
}
