import { ApiError } from '@haat/api-client';

/** What a story's services say instead of what was recorded: a change of it, or a failure. */
export type StoryAnswer = (recorded: unknown) => unknown;

/** Answers by method and path, such as `GET /order/v1/orders`. */
export type StoryAnswers = Readonly<Record<string, StoryAnswer>>;

/** The recorded answer with something changed in it. */
export function changed<Answer>(change: (recorded: Answer) => unknown): StoryAnswer {
  return (recorded) => change(structuredClone(recorded) as Answer);
}

/** No service could be reached. */
export const unreachable: StoryAnswer = () => {
  throw new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
};

/** The service says no, with a code of the error catalogue. */
export function refused(
  code: string,
  { status = 409, details = {} }: { status?: number; details?: Record<string, unknown> } = {},
): StoryAnswer {
  return () => {
    throw new ApiError({ kind: 'refused', status, code, details });
  };
}

/** Nothing in a list. */
export const nothing: StoryAnswer = () => ({ count: 0, next: null, previous: null, results: [] });
