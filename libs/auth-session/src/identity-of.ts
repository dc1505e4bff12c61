/** Claims that decide the identity. Specification, section 3 ('Token claims'). */
export interface PartnerClaims {
  readonly external_partner_id?: string | undefined;
  readonly external_partner_type?: string | undefined;
}

const BY_APP_CODE: Readonly<Record<string, string>> = { '01': 'farmer-app', '02': 'aims-app', '03': 'agri-pulse-app' };
const OTHER_APP_CODE = '04';

/** A partner agent: a partner type of the CSC kind together with a partner id. Specification, section 6. */
export function isPartnerAgent({ external_partner_id: id, external_partner_type: type }: PartnerClaims): boolean {
  return Boolean(id) && /^csc(?![a-z])/i.test(type ?? '');
}

/**
 * Which app a user counts as: `csc-web` for a partner agent, otherwise by app code. Domain rules, auth-session, 'Identity'.
 * @param clientName what an app with code 04 is called: it is another configured app
 */
export function identityOf(claims: PartnerClaims, { appCode, clientName }: { appCode: string; clientName: string }): string {
  if (isPartnerAgent(claims)) return 'csc-web';
  if (appCode === OTHER_APP_CODE) return clientName;
  return BY_APP_CODE[appCode] ?? 'kisan-app';
}
