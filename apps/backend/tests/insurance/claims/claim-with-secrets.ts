import { approveClaim, payClaims, rejectClaim, reportSurvey, takeClaim } from '@haat/backend-insurance';
import { inTransaction } from '@haat/backend-platform';
import { sendPhoto, signInForTest } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { choosesAccount, CLAIMS, filed, insuredFarmer } from './insured-farmer.ts';

const PLACE = { lat: 19.9975, lng: 73.789_812, accuracy: 12 };
const TEXT = 'Hail beside the well of Shirke';
const APPEAL = 'The neighbour Gaikwad saw the hail';
const ACCOUNT_NUMBER = '887766554433';
const REPORT = { loss_percent: 40, acres: 1.2, text: 'Broken.' };

/** All that a claim keeps and that must not be readable in the database. */
export const CLAIM_SECRETS = [TEXT, APPEAL, String(PLACE.lng), ACCOUNT_NUMBER];

/**
 * A claim with a photo, rejected, appealed, approved, and waiting to be paid by hand.
 * @returns whether a process still reads what its farmer said and where the photo was taken
 */
export async function claimWithSecrets(backend: TestBackend): Promise<(at: TestBackend) => Promise<boolean>> {
  const { database, dependencies } = backend;
  const insured = await insuredFarmer(backend);
  const { buyer } = insured;
  const { accessToken: token } = await signInForTest(backend, buyer.phone);
  const photo = { id: await sendPhoto(backend, token), taken_at: null, place: PLACE };
  const { id } = await filed(backend, insured, { text: TEXT, photos: [photo] });
  const worker = { id, userId: null };
  const surveyed = () =>
    inTransaction(database, async (tx) => {
      await takeClaim(tx, dependencies, worker);
      await reportSurvey(tx, dependencies, worker, REPORT);
    });
  await surveyed();
  await inTransaction(database, (tx) =>
    rejectClaim(tx, dependencies, worker, { reason: 'no-proof', text: 'No hail was seen.' }),
  );
  await buyer.call('POST', `${CLAIMS}/${id}/appeal`, { text: APPEAL });
  await surveyed();
  await inTransaction(database, (tx) => approveClaim(tx, dependencies, worker, { amount: 100, text: '' }));
  await choosesAccount(backend, buyer.userId, ACCOUNT_NUMBER);
  await payClaims(dependencies);
  return async (at) => {
    const { body } = await at.request('GET', `${CLAIMS}/${id}`, { token });
    return body.text === TEXT && body.appeal?.text === APPEAL && body.photos?.[0]?.place?.lng === PLACE.lng;
  };
}
