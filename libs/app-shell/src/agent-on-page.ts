import type { RouterContextProvider } from 'react-router';
import { agentsFarmer, isApiError } from '@haat/api-client';
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

async function farmerOnPage(context: Readonly<RouterContextProvider>, farmerId: string): Promise<FarmerOnPage> {
  try {
    const { name, number_end: numberEnd } = await agentsFarmer(context.get(apiContext), farmerId);
    return { state: 'chosen', name, numberEnd };
  } catch (error) {
    return isApiError(error) && error.code.startsWith('consent_error.')
      ? { state: 'refused', code: error.code }
      : { state: 'unknown' };
  }
}
