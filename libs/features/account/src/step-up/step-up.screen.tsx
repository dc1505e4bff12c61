import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { stepUp } from '@haat/api-client';
import { apiContext, customerCareContext, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { StepUpForm } from './step-up-form.tsx';
import { StepUpSupport } from './step-up-support.tsx';
import { pageAfter, submitStepUp } from './step-up.data.ts';

export const handle = { namespaces: ['step-up'], backTo: '/account/credit' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const asked = await stepUp(context.get(apiContext));
  if (asked.status === 'none') throw redirect(pageAfter(url));
  return {
    title: context.get(textContext)('step-up:title'),
    asked,
    next: pageAfter(url),
    customerCare: context.get(customerCareContext),
  };
}

/** Sends the answers. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitStepUp(context.get(apiContext), await request.formData(), pageAfter(url));
}

/** Of a wrong answer the tries that are left have to be asked anew; an action that is refused asks for nothing. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined ? defaultShouldRevalidate : true;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Where a farmer whose number was silent for long shows that the account is theirs. */
export default function StepUpScreen() {
  const { asked, next, customerCare } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page>
      {asked.status === 'question' ? (
        <StepUpForm asked={asked} answer={answer ?? null} next={next} />
      ) : (
        <StepUpSupport isRefused={answer?.kind === 'refused'} next={next} careNumber={customerCare} />
      )}
    </Page>
  );
}
