import { claimSchema } from '@haat/api-contract/insurance-claims';
import { documentViews } from '@haat/backend-media/tables';
import { sendPhoto, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../../start-backend.ts';
import { CLAIMS, filed, insuredFarmer } from './insured-farmer.ts';
import type { InsuredFarmer } from './insured-farmer.ts';

const SURVEYOR = '/surveyor/v1/claims';
const INSURER = '/insurer/v1/claims';
const KYC = '/kyc/v1/id';
const REPORT = { loss_percent: 40, acres: 1.2, text: 'Stems broken.' };
const PAN = { kind: 'pan', number: 'ABCPK1234F', name: 'Sunita Pawar', consent: true };
const MINUTE = 60_000;
const NOT_FOUND = 404;

type Call = StaffMember['call'];

const goOn = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
};

describe.each(testDatabases(import.meta.filename))('views of documents on $name', (on) => {
  let backend: TestBackend;
  let surveyor: StaffMember;
  let insurer: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    surveyor = await staffMember(backend, 'surveyor');
    insurer = await staffMember(backend, 'insurer');
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => backend?.close());

  const views = (ownerId: string) =>
    backend.database
      .select()
      .from(documentViews)
      .where(eq(documentViews.ownerId, ownerId))
      .orderBy(asc(documentViews.at));
  const statusOf = async (call: Call, address: string) => (await call('GET', address)).status;

  /** A claim with a photo that a surveyor has taken and reported. */
  async function claimWithPhoto(): Promise<{ insured: InsuredFarmer; id: string; photoId: string }> {
    const insured = await insuredFarmer(backend);
    const photoId = await sendPhoto(backend, insured.buyer.token);
    expect(await statusOf(insured.buyer.call, `/upload/v1/photos/${photoId}`), 'before it is of a claim').toBe(200);
    const { id } = await filed(backend, insured, { photos: [{ id: photoId, taken_at: null, place: null }] });
    await surveyor.call('POST', `${SURVEYOR}/${id}/take`);
    return { insured, id, photoId };
  }
  const addressFor = async (call: Call, path: string): Promise<string> => {
    const { body } = await call('GET', path);
    return body.photos[0].address;
  };

  it('give a claim’s photo to its reader alone, and note who saw which, when and why', async () => {
    const { insured, id, photoId } = await claimWithPhoto();
    const { buyer } = insured;
    const bySurveyor = await addressFor(surveyor.call, `${SURVEYOR}/${id}`);
    expect(await statusOf(surveyor.call, bySurveyor)).toBe(200);
    expect(await statusOf(surveyor.call, bySurveyor)).toBe(200);
    await surveyor.call('POST', `${SURVEYOR}/${id}/report`, REPORT);
    expect(await statusOf(insurer.call, await addressFor(insurer.call, `${INSURER}/${id}`))).toBe(200);
    expect(await statusOf(buyer.call, await addressFor(buyer.call, `${CLAIMS}/${id}`))).toBe(200);
    const of = { kind: 'claim-photo', documentId: photoId, ownerId: buyer.userId, at: expect.any(Date) };
    const { userId } = surveyor;
    expect(await views(buyer.userId)).toMatchObject([
      { ...of, viewerId: userId, why: 'survey' },
      { ...of, viewerId: userId, why: 'survey' },
      { ...of, viewerId: insurer.userId, why: 'decision' },
      { ...of, viewerId: buyer.userId, why: 'own' },
    ]);
    const claim = claimSchema.parse((await buyer.call('GET', `${CLAIMS}/${id}`)).body);
    expect(
      claim.photos.map((photo) => photo.views),
      'by others',
    ).toEqual([3]);
  });

  it('give nothing out at the plain addresses', async () => {
    const { insured, id, photoId } = await claimWithPhoto();
    const { call } = insured.buyer;
    expect(await statusOf(call, `/upload/v1/photos/${photoId}`)).toBe(NOT_FOUND);
    expect(await statusOf(call, `${CLAIMS}/${id}/photos/${photoId}`)).toBe(NOT_FOUND);
    expect(await statusOf(surveyor.call, `${SURVEYOR}/${id}/photos/${photoId}`)).toBe(NOT_FOUND);
    expect(await views(insured.buyer.userId)).toEqual([]);
  });

  it('last five minutes', async () => {
    const { insured, id } = await claimWithPhoto();
    const address = await addressFor(insured.buyer.call, `${CLAIMS}/${id}`);
    goOn(5 * MINUTE - 10_000);
    expect(await statusOf(insured.buyer.call, address)).toBe(200);
    goOn(20_000);
    expect(await statusOf(insured.buyer.call, address)).toBe(NOT_FOUND);
    expect(await views(insured.buyer.userId)).toHaveLength(1);
  });

  it('end with the right to read the claim, also within five minutes', async () => {
    const { id } = await claimWithPhoto();
    const address = await addressFor(surveyor.call, `${SURVEYOR}/${id}`);
    await surveyor.call('POST', `${SURVEYOR}/${id}/report`, REPORT);
    await insurer.call('POST', `${INSURER}/${id}/rejection`, { reason: 'no-loss', text: 'The crop stands.' });
    expect(await statusOf(surveyor.call, address)).toBe(NOT_FOUND);
  });

  it('are refused with an altered seal, of another person, of another photo, and by another role', async () => {
    const { insured, id, photoId } = await claimWithPhoto();
    const { call } = insured.buyer;
    const address = await addressFor(call, `${CLAIMS}/${id}`);
    const [path = '', seal = ''] = address.split('?seal=');
    const parts = seal.split('.');
    const altered = parts.flatMap((part, index) => {
      const changed = part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`;
      return part === '' ? [] : [parts.with(index, changed).join('.')];
    });
    expect(altered).toHaveLength(4);
    for (const other of [...altered, '', 'x', `${seal}x`])
      expect(await statusOf(call, `${path}?seal=${other}`), other).toBe(NOT_FOUND);
    const stranger = await claimWithPhoto();
    expect(await statusOf(stranger.insured.buyer.call, address), 'of another person').toBe(NOT_FOUND);
    const ownSeal = (await addressFor(stranger.insured.buyer.call, `${CLAIMS}/${stranger.id}`)).split('?seal=')[1];
    expect(await statusOf(stranger.insured.buyer.call, `${path}?seal=${ownSeal}`)).toBe(NOT_FOUND);
    const otherPhoto = `${CLAIMS}/${id}/photos/${stranger.photoId}?seal=${seal}`;
    expect(await statusOf(call, otherPhoto), 'of another photo').toBe(NOT_FOUND);
    const asSurveyor = `${SURVEYOR}/${id}/photos/${photoId}?seal=${seal}`;
    expect(await statusOf(surveyor.call, asSurveyor), 'by another role').toBe(NOT_FOUND);
    expect((await fetch(`${backend.address}${address}`)).status, 'signed out').toBe(401);
    expect(await views(insured.buyer.userId)).toEqual([]);
  });

  it('give an identity card’s photo to its owner alone, at a signed address that lasts five minutes', async () => {
    const [{ buyer }, { buyer: other }] = [await insuredFarmer(backend), await insuredFarmer(backend)];
    for (const one of [buyer, other])
      await one.call('POST', KYC, { ...PAN, photo_id: await sendPhoto(backend, one.token) });
    const { address, views: seen } = (await buyer.call('GET', KYC)).body.paper.photo;
    expect(seen).toBe(0);
    expect(await statusOf(buyer.call, `${KYC}/photo`)).toBe(NOT_FOUND);
    expect(await statusOf(other.call, address)).toBe(NOT_FOUND);
    expect(await statusOf(buyer.call, address)).toBe(200);
    const view = { kind: 'identity-document', documentId: buyer.userId, viewerId: buyer.userId, why: 'own' };
    expect(await views(buyer.userId)).toMatchObject([view]);
    goOn(5 * MINUTE + 1000);
    expect(await statusOf(buyer.call, address)).toBe(NOT_FOUND);
  });
});
