import type {
  Attempt,
  AttemptInput,
  Certificate,
  CheckedCertificate,
  Course,
  TrainingProgress,
} from '@haat/api-contract/training';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /training/v1/course`: lessons and questions in the reader's language; null on failure. */
export function trainingCourse(api: ApiClient): Promise<Course | null> {
  const query = { lang: api.language };
  return orNull(api.send<Course>({ service: 'main', method: 'GET', path: '/training/v1/course', query }));
}

/**
 * `GET /training/v1/progress`: how far the person has come.
 * @throws ApiError, also for an agent who works for a farmer
 */
export function trainingProgress(api: ApiClient): Promise<TrainingProgress> {
  return api.send({ service: 'main', method: 'GET', path: '/training/v1/progress' });
}

/** `POST /training/v1/lessons/{lesson}/read`. @throws ApiError `request_error.not_found` */
export async function markLessonRead(api: ApiClient, lesson: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/training/v1/lessons/${lesson}/read` });
}

/**
 * `POST /training/v1/attempts`: has answers judged; sending them again with their key changes nothing more.
 * @throws ApiError `training_error.answer_unknown`, `.answered_twice`, `.answers_missing`, `.too_many_attempts`,
 *   `.passed_already`
 */
export function sendTrainingAnswers(api: ApiClient, body: AttemptInput): Promise<Attempt> {
  return api.send({ service: 'main', method: 'POST', path: '/training/v1/attempts', body });
}

/** `POST /training/v1/certificate`. @throws ApiError `training_error.not_passed`, `training_error.name_missing` */
export function issueTrainingCertificate(api: ApiClient): Promise<Certificate> {
  return api.send({ service: 'main', method: 'POST', path: '/training/v1/certificate' });
}

/**
 * `GET /training/v1/certificate/document`: the person's certificate as PDF.
 * @throws ApiError `request_error.not_found`
 */
export function trainingCertificateDocument(api: ApiClient): Promise<ArrayBuffer> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: '/training/v1/certificate/document',
    query: { lang: api.language },
    answer: 'bytes',
    headers: { Accept: 'application/pdf' },
  });
}

/** `GET /training/v1/certificates/{number}`. @throws ApiError `request_error.not_found` */
export function checkTrainingCertificate(api: ApiClient, number: string): Promise<CheckedCertificate> {
  return api.send({ service: 'main', method: 'GET', path: pathOf`/training/v1/certificates/${number}` });
}
