/** Claims of a token that say whether somebody is a partner. Specification, section 3 ('Token claims'). */
export interface PartnerClaims {
  readonly external_partner_id?: string | undefined;
  readonly external_partner_type?: string | undefined;
}

/** A partner agent: a partner type of the CSC kind together with a partner id. Specification, section 6. */
export function isPartnerAgent({ external_partner_id: id, external_partner_type: type }: PartnerClaims): boolean {
  return Boolean(id) && /^csc(?![a-z])/i.test(type ?? '');
}
