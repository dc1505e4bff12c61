import type { StepUp, StepUpAnswerBody } from '@haat/api-contract';
import type { ApiClient } from './api-client.ts';
import { isApiError } from './api-error.ts';

/** `GET /user/v1/step-up`: what a farmer whose number was silent for long is asked. @throws ApiError */
export function stepUp(api: ApiClient): Promise<StepUp> {
  return api.send({ service: 'main', method: 'GET', path: '/user/v1/step-up', query: { lang: api.language } });
}

/**
 * Whether a farmer has to show first that the account is theirs; false when it cannot be asked, since it only decides
 * what is offered.
 */
export async function needsStepUp(api: ApiClient): Promise<boolean> {
  return stepUp(api).then(
    ({ status }) => status !== 'none',
    (error: unknown) => {
      if (isApiError(error)) return false;
      throw error;
    },
  );
}

/**
 * `POST /user/v1/step-up`: sends the answers.
 * @throws ApiError such as `auth_error.step_up_wrong`, `auth_error.step_up_support`
 */
export function proveStepUp(api: ApiClient, answer: StepUpAnswerBody): Promise<StepUp> {
  return api.send({ service: 'main', method: 'POST', path: '/user/v1/step-up', body: answer });
}
