import type { StepUp, StepUpAnswerBody } from '@haat/api-contract';
import type { ApiClient } from './api-client.ts';

/** `GET /user/v1/step-up`: what a farmer whose number was silent for long is asked. @throws ApiError */
export function stepUp(api: ApiClient): Promise<StepUp> {
  return api.send({ service: 'main', method: 'GET', path: '/user/v1/step-up', query: { lang: api.language } });
}

/**
 * `POST /user/v1/step-up`: sends the answers.
 * @throws ApiError such as `auth_error.step_up_wrong`, `auth_error.step_up_support`
 */
export function proveStepUp(api: ApiClient, answer: StepUpAnswerBody): Promise<StepUp> {
  return api.send({ service: 'main', method: 'POST', path: '/user/v1/step-up', body: answer });
}
