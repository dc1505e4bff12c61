import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { isApiError } from '@haat/api-client';
import { loginPathFor, type ActionFailure } from '@haat/app-context';

/** What a screen that could not load tells the error boundary: a code of the error catalogue. */
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
 * The build with every loader and action answering for failed calls in one way, so that no screen has to: a loader's
 * becomes the page's status and code, an action's becomes data, which keeps the screen and what was typed; whoever is
 * no longer signed in goes to sign in and comes back.
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

function answered(handler: Handler, fail: (error: unknown, request: Request) => unknown): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      return fail(error, args.request);
    }
  };
}

/** What was sent is no form, though a form was asked for. */
class UnreadableForm extends Error {}

/**
 * A body that cannot be read as a form is the mistake of whoever sent it: without this it would count as a failure of
 * ours.
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

function screenFailure(error: unknown, request: Request): never {
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorised') throw redirect(loginPathFor(request));
  throw data({ code: error.code, requestId: error.requestId } satisfies ScreenFailure, { status: error.httpStatus });
}

function actionFailure(error: unknown, request: Request): unknown {
  if (error instanceof UnreadableForm)
    return unhandled('request_error.invalid', { fields: [{ field: 'body', rule: 'form' }] }, 400);
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorised') throw redirect(loginPathFor(request));
  return unhandled(error.code, error.details, error.httpStatus);
}

function unhandled(code: string, details: ActionFailure['error']['details'], status: number): unknown {
  const failure: UnhandledActionFailure = { isUnhandled: true, error: { code, details } };
  return data(failure, { status });
}
