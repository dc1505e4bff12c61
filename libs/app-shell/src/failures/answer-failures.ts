import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { isApiError } from '@haat/api-client';
import { loginPathFor, outboxReasonContext, trackContext, type ActionFailure } from '@haat/app-context';
import { routeOf } from '../measurement/route-of.ts';
import { consentRefusalContext } from './note-failure.ts';

/** Data for the error boundary of a screen that could not load: a code of the error catalogue. */
export interface ScreenFailure {
  readonly code: string;
  readonly requestId: string | null;
}

/** An action's failure that the screen did not see to: the frame says it, and the screen stays as it is. */
export interface UnhandledActionFailure extends ActionFailure {
  readonly isUnhandled: true;
}

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/**
 * Wraps every loader and action of the build with the handling of failed calls: a loader's failure becomes the page's
 * status and code, an action's becomes data, which keeps the screen and what was typed; an ended session leads to
 * sign-in and back.
 */
export function answerFailures(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader ? { loader: answered(loader, screenFailure) } : {}),
      ...(action ? { action: answered(readingForms(action), actionFailure) } : {}),
    };
    routes[id] = { ...route, module };
  }
  return { ...build, routes };
}

type Fail = (error: unknown, args: Parameters<Handler>[0]) => unknown;

function answered(handler: Handler, fail: Fail): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      return fail(error, args);
    }
  };
}

/** The request body is not a form, though a form was expected. */
class UnreadableForm extends Error {}

/**
 * A body that cannot be read as a form is a client error: without this it would count as a server error.
 */
function readingForms(action: Handler): Handler {
  return (args) => {
    const read = args.request.formData.bind(args.request);
    args.request.formData = () =>
      read().catch((cause: unknown) => {
        throw new UnreadableForm('What was sent is no form.', { cause });
      });
    return action(args);
  };
}

function screenFailure(thrown: unknown, { request, url, context }: Parameters<Handler>[0]): never {
  // A look-up that an agent was refused answers null, as one that failed: no later try brings it.
  const error = (isUnavailable(thrown) ? context.get(consentRefusalContext) : null) ?? thrown;
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorised') throw redirect(loginPathFor(request));
  tellShown(error.code, { url, context });
  throw data({ code: error.code, requestId: error.requestId } satisfies ScreenFailure, { status: error.httpStatus });
}

/** Whether a loader has thrown what `unavailable` makes. */
function isUnavailable(thrown: unknown): boolean {
  const { data: said } = (thrown ?? {}) as { data?: { code?: unknown } | null };
  return said?.code === 'request_error.unavailable';
}

function actionFailure(error: unknown, { request, url, context }: Parameters<Handler>[0]): unknown {
  if (error instanceof UnreadableForm)
    return unhandled('request_error.invalid', { fields: [{ field: 'body', rule: 'form' }] }, 400);
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorised') throw redirect(loginPathFor(request));
  tellShown(error.code, { url, context });
  // Told later to the one who wrote it without a network.
  context.set(outboxReasonContext, { code: error.code, details: error.details });
  return unhandled(error.code, error.details, error.httpStatus);
}

function tellShown(code: string, { url, context }: Pick<Parameters<Handler>[0], 'url' | 'context'>): void {
  context.get(trackContext)({ name: 'error_shown', properties: { code, route: routeOf(url.pathname) } });
}

function unhandled(code: string, details: ActionFailure['error']['details'], status: number): unknown {
  const failure: UnhandledActionFailure = { isUnhandled: true, error: { code, details } };
  return data(failure, { status });
}
