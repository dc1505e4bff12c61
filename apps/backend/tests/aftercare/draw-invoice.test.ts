import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { drawInvoice } from '@haat/backend-aftercare/testing';
import type { InvoiceContent, InvoiceLine } from '@haat/backend-aftercare/testing';
import { asRead, pdfText } from '@haat/backend-testing';

/** Names with joined letters, vowels before their consonant and marks above, as shops and farmers have them. */
const NAMES: Record<
  Language,
  {
    seller: string;
    address: string;
    buyer: string;
    seed: string;
    fertiliser: string;
    total: string;
    carrying: string;
    gstin: string;
    noGstin: string;
    sample: string;
  }
> = {
  hi: {
    seller: 'श्री कृषि केंद्र',
    address: 'पेठ रोड, नाशिक 422003',
    buyer: 'सुनीता पवार',
    seed: 'प्याज़ बीज भीमा शक्ति, 500 ग्राम पैकेट',
    fertiliser: 'सिंगल सुपर फॉस्फेट, 50 किलो बोरी',
    total: 'कुल',
    carrying: 'भाड़ा',
    gstin: 'जीएसटीआईएन',
    noGstin: 'दुकान का जीएसटी पंजीकरण नहीं',
    sample: 'नमूना',
  },
  en: {
    seller: 'Shri Krishi Kendra',
    address: 'Peth Road, Nashik 422003',
    buyer: 'Sunita Pawar',
    seed: 'Onion seed Bhima Shakti, 500 g packet',
    fertiliser: 'Single super phosphate, 50 kg bag',
    total: 'Total',
    carrying: 'Delivery charge',
    gstin: 'GSTIN',
    noGstin: 'Shop not registered for GST',
    sample: 'sample',
  },
  mr: {
    seller: 'श्री कृषी केंद्र',
    address: 'पेठ रस्ता, पत्ता 4, नाशिक 422003',
    buyer: 'ज्ञानेश्वर क्षीरसागर',
    seed: 'कांदा बियाणे भीमा शक्ती, 500 ग्रॅम पाकीट',
    fertiliser: 'सिंगल सुपर फॉस्फेट, 50 किलो गोणी',
    total: 'एकूण',
    carrying: 'भाडे',
    gstin: 'जीएसटीआयएन',
    noGstin: 'दुकानाची जीएसटी नोंदणी नाही',
    sample: 'नमुना',
  },
  bn: {
    seller: 'শ্রী কৃষি কেন্দ্র',
    address: 'স্টেশন রোড, হুগলি 712101',
    buyer: 'লক্ষ্মী চক্রবর্তী',
    seed: 'পেঁয়াজের বীজ ভীমা শক্তি, 500 গ্রাম প্যাকেট',
    fertiliser: 'সিঙ্গল সুপার ফসফেট, 50 কেজি বস্তা',
    total: 'মোট',
    carrying: 'পৌঁছানোর খরচ',
    gstin: 'জিএসটিআইএন',
    noGstin: 'দোকানের জিএসটি নিবন্ধন নেই',
    sample: 'নমুনা',
  },
  or: {
    seller: 'ଶ୍ରୀ କୃଷି କେନ୍ଦ୍ର',
    address: 'ଷ୍ଟେସନ ରୋଡ, କଟକ 753001',
    buyer: 'ଲକ୍ଷ୍ମୀପ୍ରିୟା ସ୍ୱାଇଁ',
    seed: 'ପିଆଜ ବିହନ ଭୀମା ଶକ୍ତି, 500 ଗ୍ରାମ ପ୍ୟାକେଟ୍‌',
    fertiliser: 'ସିଙ୍ଗଲ ସୁପର ଫସଫେଟ, 50 କିଲୋ ବସ୍ତା',
    total: 'ମୋଟ',
    carrying: 'ପହଞ୍ଚାଇବା ଖର୍ଚ୍ଚ',
    gstin: 'ଜିଏସଟିଆଇଏନ',
    noGstin: 'ଦୋକାନର ଜିଏସଟି ପଞ୍ଜୀକରଣ ନାହିଁ',
    sample: 'ନମୁନା',
  },
  gu: {
    seller: 'શ્રી કૃષિ કેન્દ્ર',
    address: 'સ્ટેશન રોડ, રાજકોટ 360001',
    buyer: 'જ્ઞાનેશ્વરી ચાવડા',
    seed: 'ડુંગળી બિયારણ ભીમા શક્તિ, 500 ગ્રામ પેકેટ',
    fertiliser: 'સિંગલ સુપર ફોસ્ફેટ, 50 કિલો થેલી',
    total: 'કુલ',
    carrying: 'ભાડું',
    gstin: 'જીએસટીઆઈએન',
    noGstin: 'દુકાનની જીએસટી નોંધણી નથી',
    sample: 'નમૂનો',
  },
};

const SEED: Omit<InvoiceLine, 'name'> = {
  hsn: '12099190',
  quantity: 3,
  unitPaise: 45_008,
  gstPercent: 0,
  taxable: 135_024,
  cgst: 0,
  sgst: 0,
  igst: 0,
  amount: 135_024,
};
const FERTILISER: Omit<InvoiceLine, 'name'> = {
  hsn: '3103',
  quantity: 200,
  unitPaise: 52_500,
  gstPercent: 5,
  taxable: 10_000_000,
  cgst: 250_000,
  sgst: 250_000,
  igst: 0,
  amount: 10_500_000,
};
const CARRYING: InvoiceLine = {
  name: null,
  hsn: '9965',
  quantity: null,
  unitPaise: null,
  gstPercent: 5,
  taxable: 2_857,
  cgst: 72,
  sgst: 71,
  igst: 0,
  amount: 3_000,
};

function billIn(language: Language, change: Partial<InvoiceContent> = {}): InvoiceContent {
  const { seller, address, buyer, seed, fertiliser } = NAMES[language];
  return {
    number: '26-27/000123',
    day: '2026-11-21',
    orderNumber: '2026-004711',
    placeOfSupply: seller,
    isWithinState: true,
    seller: { name: seller, address, gstin: '27AAPFU0939F1ZV', licences: ['LIC-1', 'LIC-2'], state: '' },
    buyer: { name: buyer, address },
    lines: [{ name: seed, ...SEED }, { name: fertiliser, ...FERTILISER }, CARRYING],
    sums: { taxable: 10_137_881, cgst: 250_072, sgst: 250_071, igst: 0, amount: 10_638_024 },
    couponPaise: 0,
    premiumPaise: 4_900,
    totalPaise: 10_642_924,
    ...change,
  };
}
const read = async (language: Language, content: InvoiceContent, isSample = false) =>
  pdfText(await drawInvoice(content, { language, isSample, created: new Date('2026-11-21T00:00:00+05:30') }));

describe.each(LANGUAGES)('a bill in %s', (language) => {
  const names = NAMES[language];

  it('tells who sold, to whom, which goods at what price and tax, and what they come to', async () => {
    const text = await read(language, billIn(language));
    const rows = [
      [names.seller, names.address, `${names.gstin}: 27AAPFU0939F1ZV`],
      [names.buyer, names.address],
      ['26-27/000123'],
      ['21-11-2026'],
      ['2026-004711'],
      ['LIC-1, LIC-2'],
      // Name, HSN, packs, price of one, before tax, tax, amount.
      [names.seed, '12099190', '3', '₹450.08', '₹1,350.24', '0% ₹0.00', '₹1,350.24'],
      [names.fertiliser, '3103', '200', '₹525.00', '₹1,00,000.00', '5% ₹5,000.00', '₹1,05,000.00'],
      [names.carrying, '9965', '₹28.57', '5% ₹1.43', '₹30.00'],
      ['₹1,01,378.81'],
      ['₹2,500.72'],
      ['₹2,500.71'],
      ['₹1,06,380.24'],
      ['₹49.00'],
      [names.total, '₹1,06,429.24'],
    ];
    for (const row of rows) expect(text).toContain(asRead(row.join('')));
  });

  it('marks a shop without GSTIN and a sample bill, in words of the language', async () => {
    const { seller } = billIn(language);
    expect(await read(language, billIn(language, { seller: { ...seller, gstin: null } }))).toContain(
      asRead(names.address + names.noGstin),
    );
    const sample = await read(language, billIn(language), true);
    expect(sample).toContain(asRead(`27AAPFU0939F1ZV (${names.sample})`));
    expect(sample).not.toContain('SAMPLE');
  });

  it('goes on over many sheets and leaves no line out', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...SEED, name: names.seed, quantity: 1_000 + index }));
    const text = await read(language, billIn(language, { lines }));
    for (const { quantity } of lines) expect(text).toContain(asRead(`${names.seed}12099190${quantity}₹450.08`));
    expect(text).toContain(asRead(`${names.total}₹1,06,429.24`));
  });
});
