import type { ClaimState } from '@haat/api-contract/vocabulary';
import { tellPerson } from '@haat/backend-identity';
import type { Dependencies, EventHandlers, Localised, NoticeKind } from '@haat/backend-platform';
import { formatMoney, toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import { groupInsuranceProducts, insurancePolicies } from '../policies/tables.ts';
import texts from './claim-texts.json' with { type: 'json' };
import { CLAIM_EVENT } from './move-claim.ts';
import { CLAIM_SENT_BACK, CLAIM_WITHOUT_ACCOUNT } from './pay-claims.ts';
import { insuranceClaimPayouts, insuranceClaims } from './tables.ts';

/** What farmers are told of; what they do themselves later on is not told to them. */
const NOTICES: Readonly<Partial<Record<ClaimState, { kind: NoticeKind; text: Localised }>>> = {
  SUBMITTED: { kind: 'claim-filed', text: texts.SUBMITTED },
  UNDER_SURVEY: { kind: 'claim-under-survey', text: texts.UNDER_SURVEY },
  APPROVED: { kind: 'claim-approved', text: texts.APPROVED },
  REJECTED: { kind: 'claim-rejected', text: texts.REJECTED },
  PAID: { kind: 'claim-paid', text: texts.PAID },
};

/** Tells farmers what has become of their claims, that a payment waits for an account, and that it came back. */
export const CLAIM_NOTICE_HANDLERS: EventHandlers = {
  async [CLAIM_EVENT](dependencies, { id, payload }) {
    const notice = NOTICES[payload['state'] as ClaimState];
    if (notice !== undefined) await tell(dependencies, payload['claim_id'], { id, ...notice });
  },
  async [CLAIM_WITHOUT_ACCOUNT](dependencies, { id, payload }) {
    await tell(dependencies, payload['claim_id'], { id, kind: 'claim-without-account', text: texts.noAccount });
  },
  async [CLAIM_SENT_BACK](dependencies, { id, payload }) {
    await tell(dependencies, payload['claim_id'], { id, kind: 'claim-sent-back', text: texts.sentBack });
  },
};

interface ClaimNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: Localised;
}

async function tell(dependencies: Dependencies, claimId = '', notice: ClaimNotice): Promise<void> {
  const [found] = await dependencies.database
    .select({ claim: insuranceClaims, payout: insuranceClaimPayouts, insurer: groupInsuranceProducts.insurer })
    .from(insuranceClaims)
    .innerJoin(insurancePolicies, eq(insurancePolicies.id, insuranceClaims.policyId))
    .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePolicies.productId))
    .leftJoin(insuranceClaimPayouts, eq(insuranceClaimPayouts.claimId, insuranceClaims.id))
    .where(eq(insuranceClaims.id, claimId));
  if (found === undefined) return;
  const { claim, payout, insurer } = found;
  await tellPerson(dependencies, {
    ...{ ...notice, userId: claim.farmerId, sampleText: insurer === null ? texts.sample : null },
    values: () => ({
      number: claim.number,
      ...(payout === null
        ? {}
        : { amount: formatMoney(toRupees(payout.amountPaise)), reference: payout.reference ?? '' }),
    }),
  });
}
