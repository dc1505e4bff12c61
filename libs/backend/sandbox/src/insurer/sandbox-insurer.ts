import { DEFAULT_LANGUAGE, isLanguage } from '@haat/api-contract/vocabulary';
import { userOfId } from '@haat/backend-identity';
import { approveClaim, rejectClaim, reportSurvey, takeClaim } from '@haat/backend-insurance';
import {
  groupInsuranceProducts,
  insuranceClaimPhotos,
  insuranceClaims,
  insurancePolicies,
} from '@haat/backend-insurance/tables';
import { inLanguage, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job, Transaction } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import texts from './insurer-texts.json' with { type: 'json' };

/** How long surveyor and insurer take for a claim. */
const LOOK_MS = 10_000;
const LOOK_EVERY_MS = 2_000;
const BATCH = 50;
/** What the simulated surveyor finds, in per cent; less after an appeal, so that the two can be told apart. */
const LOSS_PERCENT = 50;
const LOSS_PERCENT_APPEALED = 25;

/**
 * The simulated surveyor and insurer of the sample: they look at no photo and read no text. A claim with a photo is
 * approved with half of the cover, one without is rejected for want of proof, and an appeal is approved with a quarter.
 * What they write says that it is a sample. Claims on policies behind which an insurer stands are left to people.
 */
export const INSURER_JOBS: readonly Job[] = [
  {
    name: 'sandbox.insurer',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxInsurer,
    run: runInsurer,
  },
];

type ClaimRow = typeof insuranceClaims.$inferSelect;

async function runInsurer(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const waiting = await database
    .select({ claim: insuranceClaims })
    .from(insuranceClaims)
    .innerJoin(insurancePolicies, eq(insurancePolicies.id, insuranceClaims.policyId))
    .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePolicies.productId))
    .where(
      and(
        isNull(groupInsuranceProducts.insurer),
        inArray(insuranceClaims.state, ['SUBMITTED', 'APPEALED']),
        lte(insuranceClaims.receivedAt, new Date(now().getTime() - LOOK_MS)),
      ),
    )
    .orderBy(asc(insuranceClaims.receivedAt))
    .limit(BATCH);
  for (const { claim } of waiting) await decide(dependencies, claim);
}

/** A claim that a person has taken, or that was withdrawn meanwhile, is left as it is. */
async function decide(dependencies: Dependencies, { id }: ClaimRow): Promise<void> {
  try {
    await inTransaction(dependencies.database, async (tx) => {
      const worker = { id, userId: null };
      await takeClaim(tx, dependencies, worker);
      await answer(tx, dependencies, worker);
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

async function answer(
  tx: Transaction,
  dependencies: Dependencies,
  worker: { readonly id: string; readonly userId: null },
): Promise<void> {
  const [claim] = await tx.select().from(insuranceClaims).where(eq(insuranceClaims.id, worker.id));
  if (claim === undefined) return;
  const chosen = (await userOfId(tx, claim.farmerId))?.profile?.languageCode;
  const text = inLanguage(texts.sample, isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE);
  const percent = claim.appeals > 0 ? LOSS_PERCENT_APPEALED : LOSS_PERCENT;
  await reportSurvey(tx, dependencies, worker, { loss_percent: percent, acres: claim.acres, text });
  const photos = await tx.$count(insuranceClaimPhotos, eq(insuranceClaimPhotos.claimId, claim.id));
  const amountPaise = Math.floor((claim.coverPaise * percent) / 100);
  if (amountPaise === 0 || (photos === 0 && claim.appeals === 0))
    return rejectClaim(tx, dependencies, worker, { reason: 'no-proof', text });
  return approveClaim(tx, dependencies, worker, { amount: toRupees(amountPaise), text });
}
