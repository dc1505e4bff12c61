import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import {
  actionFailure,
  formText,
  isActionFailure,
  requireSession,
  textContext,
  unknownIntent,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page } from '@haat/ui-kit';
import { readAskedConsent } from '../asked-consent.data.ts';
import { askOtherwise, sendAgain, takeCode, waitingConsent } from './consent-code.data.ts';
import { CodeStep } from './code-step.tsx';

export const handle = { namespaces: ['counter', 'agents'], backTo: '/agents/farmers' } satisfies ScreenHandle;

/** The consent that waits; without one there is nothing to type. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const asked = readAskedConsent(context, request);
  if (asked === null) throw redirect(pathTo('agentFarmers'));
  return { title: context.get(textContext)('counter:code.title'), waiting: waitingConsent(asked, Date.now()) };
}

/** Takes the code, sends it again, or goes back to asking. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const asked = readAskedConsent(context, request);
  if (asked === null) return redirect(pathTo('agentFarmers'));
  const form = await request.formData();
  try {
    switch (form.get('intent')) {
      case 'give':
        return await takeCode(context, asked, formText(form, 'otp').trim());
      case 'resend':
        return await sendAgain(context, asked);
      case 'change':
        return askOtherwise(context);
      default:
        return unknownIntent();
    }
  } catch (error) {
    return actionFailure(error);
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The code by which a farmer lets an agent act. See docs/domain/agents.md#asking-for-consent. */
export default function ConsentCodeScreen() {
  const { waiting } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('counter');
  const error = isActionFailure(answer) ? t(errorTextKeys(answer.error.code), answer.error.details) : undefined;
  return (
    <Page>
      <CodeStep waiting={waiting} error={error} />
    </Page>
  );
}
