import { isAxiosError, type AxiosInstance } from 'axios';
import type { RoundRobin } from './round-robin.ts';

/** Sends every attempt of a call to the next address of the round robin, and reports its result there. */
export function spreadCalls(instance: AxiosInstance, turns: RoundRobin): void {
  instance.interceptors.request.use((config) => {
    config.baseURL = turns.next();
    return config;
  });
  instance.interceptors.response.use(
    (response) => {
      if (response.config.baseURL !== undefined) turns.answered(response.config.baseURL);
      return response;
    },
    (error: unknown) => {
      noteFailure(error, turns);
      throw error;
    },
  );
}

function noteFailure(error: unknown, turns: RoundRobin): void {
  if (!isAxiosError(error) || error.config?.baseURL === undefined) return;
  const { baseURL, signal } = error.config;
  // The caller disconnected: that says nothing of the service. Our own time limit says that it did not answer.
  const isAskerGone = signal?.aborted === true && !isTimeLimit(signal);
  if (error.response) turns.answered(baseURL);
  else if (!isAskerGone) turns.failed(baseURL);
}

function isTimeLimit(signal: object): boolean {
  return 'reason' in signal && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}
