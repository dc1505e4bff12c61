import type { RouterContextProvider } from 'react-router';
import { agentsFarmer, isApiError, isConsentRefusal } from '@haat/api-client';
import {
  apiContext,
  isPartnerAgentsSession,
  sessionContext,
  type AgentOnPage,
  type FarmerOnPage,
} from '@haat/app-context';
import { farmerChoiceContext } from '@haat/auth-session/server';

/** For whom a partner agent's page is; null for anyone else. It never fails: the frame is shown in any case. */
export async function agentOnPage(context: Readonly<RouterContextProvider>): Promise<AgentOnPage | null> {
  if (!isPartnerAgentsSession(context.get(sessionContext))) return null;
  const { chosen } = context.get(farmerChoiceContext);
  if (chosen === null) return { farmer: null, choice: null };
  return { farmer: await farmerOnPage(context, chosen.farmerId), choice: chosen.choice };
}

/** Whether insurance may be offered: nothing is where the farmer does not let this agent insure, or cannot be asked. */
export async function offersInsurance(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { chosen } = context.get(farmerChoiceContext);
  if (chosen === null) return true;
  return agentsFarmer(context.get(apiContext), chosen.farmerId).then(
    ({ purposes }) => purposes.includes('insurance'),
    () => false,
  );
}

async function farmerOnPage(context: Readonly<RouterContextProvider>, farmerId: string): Promise<FarmerOnPage> {
  try {
    const { name, number_end: numberEnd } = await agentsFarmer(context.get(apiContext), farmerId);
    return { state: 'chosen', name, numberEnd };
  } catch (error) {
    return isApiError(error) && isConsentRefusal(error) ? { state: 'refused', code: error.code } : { state: 'unknown' };
  }
}
