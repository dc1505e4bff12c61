import { useTranslation } from 'react-i18next';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { isApiError } from '@haat/api-client';
import { errorTextKeys } from '@haat/api-contract';
import {
  formText,
  isPartnerAgentsSession,
  requireSession,
  sessionContext,
  textContext,
  unknownIntent,
  isActionFailure,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Columns, Page } from '@haat/ui-kit';
import { NotForYou } from '../not-for-you.tsx';
import { ConsentForm } from './consent-form.tsx';
import { FarmerList } from './farmer-list.tsx';
import {
  askFarmer,
  chooseFarmer,
  leaveFarmer,
  loadFarmers,
  readTypedConsent,
  wrongField,
  type ConsentField,
  type TypedConsent,
} from './farmers.data.ts';

export const handle = { namespaces: ['counter', 'agents'] } satisfies ScreenHandle;

/** Farmers for whom the agent may act, and the form that asks another one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const isAgent = isPartnerAgentsSession(context.get(sessionContext));
  return {
    title: context.get(textContext)('counter:farmers.title'),
    isAgent,
    farmers: isAgent ? await loadFarmers(context) : null,
  };
}

/** Chooses, leaves, or asks for a consent. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'leave') return leaveFarmer(context);
  const typed = intent === 'ask' ? readTypedConsent(form) : null;
  const field = typed && wrongField(typed);
  if (field !== null) return refused({ field, code: null, typed }, 400);
  try {
    if (typed !== null) return await askFarmer(context, typed);
    if (intent === 'choose') return await chooseFarmer(context, formText(form, 'farmerId'));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return refused({ field: null, code: error.code, details: error.details, typed }, error.httpStatus);
  }
  return unknownIntent();
}

/** Why nothing was chosen or sent. */
interface Refusal {
  readonly field: ConsentField | null;
  readonly code: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly typed: TypedConsent | null;
}

function refused(refusal: Refusal, status: number) {
  return data({ refusal }, { status });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Choosing or adding the farmer for whom an agent works. See docs/domain/agents.md#choosing-a-farmer. */
export default function FarmersScreen() {
  const { isAgent, farmers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('counter');
  if (!isAgent) return <NotForYou />;
  const refusal = answer && !isActionFailure(answer) && 'refusal' in answer ? answer.refusal : null;
  const code = isActionFailure(answer) ? answer.error.code : (refusal?.code ?? null);
  return (
    <Page width="wide">
      {code === null ? null : (
        <Banner tone="danger" announce>
          <p>{t(errorTextKeys(code), refusal?.details ?? {})}</p>
        </Banner>
      )}
      <ButtonLink to={pathTo('agentEarnings')} variant="quiet">
        {t('farmers.earnings')}
      </ButtonLink>
      <Columns side="end" aside={<FarmerList farmers={farmers} />}>
        <ConsentForm typed={refusal?.typed ?? null} wrong={refusal?.field ?? null} />
      </Columns>
    </Page>
  );
}
