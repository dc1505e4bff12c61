import type { AuthenticatedSession, Session } from '@haat/app-context';
import { isPartnerAgent, type PartnerClaims } from '@haat/order-core';

const BY_APP_CODE: Readonly<Record<string, string>> = { '01': 'farmer-app', '02': 'aims-app', '03': 'agri-pulse-app' };
const OTHER_APP_CODE = '04';
const PARTNER_AGENT = 'csc-web';

/**
 * Which app a user counts as: `csc-web` for a partner agent, otherwise by app code. See docs/domain/identity.md#apps.
 * @param clientName what an app with code 04 is called: it is another configured app
 */
export function identityOf(
  claims: PartnerClaims,
  { appCode, clientName }: { appCode: string; clientName: string },
): string {
  if (isPartnerAgent(claims)) return PARTNER_AGENT;
  if (appCode === OTHER_APP_CODE) return clientName;
  return BY_APP_CODE[appCode] ?? 'kisan-app';
}

/** Whether a session is a partner agent's. What it says is only shown: the services ask the token themselves. */
export function isPartnerAgentsSession(session: Session): session is AuthenticatedSession {
  return session.status === 'authenticated' && session.identity === PARTNER_AGENT;
}
