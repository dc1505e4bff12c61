import { AGENTS_APP } from '@haat/app-context';
import { isPartnerAgent, type PartnerClaims } from '@haat/order-core';

const BY_APP_CODE: Readonly<Record<string, string>> = { '01': 'farmer-app', '02': 'aims-app', '03': 'agri-pulse-app' };
const OTHER_APP_CODE = '04';

/**
 * Which app a user counts as: `csc-web` for a partner agent, otherwise by app code. See docs/domain/identity.md#apps.
 * @param clientName what an app with code 04 is called: it is another configured app
 */
export function identityOf(
  claims: PartnerClaims,
  { appCode, clientName }: { appCode: string; clientName: string },
): string {
  if (isPartnerAgent(claims)) return AGENTS_APP;
  if (appCode === OTHER_APP_CODE) return clientName;
  return BY_APP_CODE[appCode] ?? 'kisan-app';
}
