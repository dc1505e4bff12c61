import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { groupInsuranceProducts, insurancePolicies } from '@haat/backend-insurance/tables';
import { orders } from '@haat/backend-orders/tables';
import { ADDRESS, ADDRESSES, asRead, CART, farmer, orderOf, ORDERS, pdfText, setOffer } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };

/** Title, word for sample, what is covered, what is not: as a reader of the language knows them. */
const READ: Readonly<Record<Language, readonly string[]>> = {
  hi: ['फसल बीमा प्रमाण पत्र', 'यह सिर्फ़ नमूना है', 'बुवाई नहीं हो पाई', 'खड़ी फसल का नुकसान', '₹3,000'],
  en: [
    'Certificate of crop insurance',
    'This is a sample',
    'Sowing was not possible',
    'Loss of the standing crop',
    '₹3,000',
  ],
  mr: ['पीक विमा प्रमाणपत्र', 'हा फक्त नमुना आहे', 'पेरणी करता आली नाही', 'उभ्या पिकाचे नुकसान', '₹3,000'],
  bn: ['ফসল বীমার শংসাপত্র', 'এটা শুধু নমুনা', 'বোনা গেল না', 'মাঠের ফসলের ক্ষতি', '₹3,000'],
  or: ['ଫସଲ ବୀମା ପ୍ରମାଣପତ୍ର', 'ଏଇଟା କେବଳ ନମୁନା', 'ବୁଣି ହେଲା ନାହିଁ', 'ଠିଆ ଫସଲର କ୍ଷତି', '₹3,000'],
  gu: ['પાક વીમા પ્રમાણપત્ર', 'આ ફક્ત નમૂનો છે', 'વાવણી થઈ શકી નહીં', 'ઊભા પાકનું નુકસાન', '₹3,000'],
};

describe('certificates of insurance', () => {
  let backend: TestBackend;
  let insured: Buyer & { token: string };
  let policy: typeof insurancePolicies.$inferSelect;
  beforeAll(async () => {
    backend = await startBackend({ seed: 'small' });
    await setOffer(backend, PADDY, { stock: 900 });
    insured = await farmer(backend);
    const { body: address } = await insured.call('POST', ADDRESSES, ADDRESS);
    await insured.put(PADDY, 2);
    await insured.call('PATCH', CART, {
      ...{ address_id: address.id, delivery_type: 'home_delivery', insurance: [{ ...SOWING, units: 2 }] },
    });
    await insured.call('POST', ORDERS, orderOf(await insured.checkout(), insured.userId, address));
    const [row] = await backend.database.select().from(insurancePolicies);
    if (row === undefined) throw new Error('The order came without a policy.');
    policy = row;
  });
  afterAll(() => backend?.close());

  const certificate = (token = insured.token, id = policy.id) =>
    fetch(`${backend.address}/insurance/v1/policies/${id}/certificate`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const set = (change: Partial<typeof insurancePolicies.$inferInsert>) =>
    backend.database.update(insurancePolicies).set(change).where(eq(insurancePolicies.id, policy.id));
  const inForce = () => set({ status: 'IN_FORCE', validFrom: '2026-11-23', validUntil: '2027-01-21' });
  const text = async () => pdfText(Buffer.from(await (await certificate()).arrayBuffer()));

  it('are not there before the insurance is in force, nor when it is void', async () => {
    expect((await certificate()).status).toBe(404);
    await set({ status: 'VOID' });
    expect((await certificate()).status).toBe(404);
  });

  it.each(LANGUAGES)('are read back in the language of the order: %s', async (language) => {
    await inForce();
    await backend.database.update(orders).set({ language }).where(eq(orders.id, policy.orderId));
    const answer = await certificate();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const read = await text();
    for (const said of [...READ[language], policy.number, '23-11-2026 – 21-01-2027', ADDRESS.name])
      expect(read).toContain(asRead(said));
  });

  it('name the insurer, its registration, product number, licence and ombudsman, and no sample then', async () => {
    await inForce();
    const facts = { registration: 'REG-101', uin: 'UIN-202', licence: 'CB-303', ombudsman: 'Ombudsman, Mumbai' };
    await backend.database.update(orders).set({ language: 'en' }).where(eq(orders.id, policy.orderId));
    await backend.database.update(groupInsuranceProducts).set({ insurer: facts });
    const read = await text();
    for (const said of Object.values(facts)) expect(read).toContain(asRead(said));
    expect(read).not.toContain(asRead('This is a sample'));
  });

  it('of another farmer are answered as none', async () => {
    await inForce();
    const other = await farmer(backend);
    expect((await certificate(other.token)).status).toBe(404);
    expect((await certificate(other.token, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
