import type { Language } from '@haat/api-contract/vocabulary';

/** Values for a placeholder, each shown in a line of its own. */
type Values = readonly string[];
type InLanguages = Readonly<Record<Language, Values>>;

const AMOUNT: Values = ['₹1.00', '₹1,23,456.00'];
const COUNT: Values = ['1', '2', '125'];
const DAYS: InLanguages = {
  en: ['today', '2 Nov 2032'],
  hi: ['आज', '2 नवंबर 2032'],
  mr: ['आज', '2 नोव्हेंबर 2032'],
  bn: ['আজ', '2 নভেম্বর 2032'],
  or: ['ଆଜି', '2 ନଭେମ୍ବର 2032'],
  gu: ['આજ', '2 નવેમ્બર 2032'],
};
/** Half an hour, and the hour at which the evening of some languages begins. */
const TIMES: InLanguages = {
  en: ['8:30 am', '4:30 pm', '7 pm'],
  hi: ['सुबह 8:30', 'शाम 4:30', 'शाम 7'],
  mr: ['सकाळी 8:30', 'दुपारी 4:30', 'संध्याकाळी 7'],
  bn: ['সকাল 8:30', 'বিকেল 4:30', 'সন্ধ্যা 7টা'],
  or: ['ସକାଳ 8:30', 'ଉପରବେଳା 4:30', 'ସନ୍ଧ୍ୟା 7ଟା'],
  gu: ['સવારે 8:30', 'સાંજે 4:30', 'સાંજે 7'],
};
/** What notices are about. */
const TOPICS: InLanguages = {
  en: ['Prices you want to know'],
  hi: ['भाव की खबर'],
  mr: ['भावाची खबर'],
  bn: ['দরের খবর'],
  or: ['ଭାଉର ଖବର'],
  gu: ['ભાવની ખબર'],
};
/** What the law keeps of a person. */
const RECORDS: InLanguages = {
  en: ['Orders and bills with your name, and money paid and given back'],
  hi: ['बीमा पॉलिसी और उसके लिए दिया पहचान पत्र, पॉलिसी खत्म होने के बाद से'],
  mr: ['विमा पॉलिसी आणि तिच्यासाठी दिलेले ओळखपत्र, पॉलिसी संपल्यानंतर'],
  bn: ['বীমা পলিসি ও আপনার পরিচয়পত্র, পলিসি শেষ হওয়ার পর থেকে'],
  or: ['ବୀମା ପଲିସି ଓ ଆପଣଙ୍କ ପରିଚୟ ପତ୍ର, ପଲିସି ସରିବା ପରେ'],
  gu: ['વીમા પૉલિસી અને તે માટે આપેલું ઓળખપત્ર, પૉલિસી પૂરી થયા પછી'],
};
/** A feminine shop and one of another gender; a name that ends in two consonants. */
const SHOPS: InLanguages = {
  en: ['Shree Ganesh Krishi Kendra', 'Mahalaxmi Traders'],
  hi: ['श्री गणेश कृषि केंद्र', 'महालक्ष्मी ट्रेडर्स', 'किसान दुकान'],
  mr: ['श्री गणेश कृषी केंद्र', 'महालक्ष्मी ट्रेडर्स', 'शेतकरी दुकान'],
  bn: ['শ্রী গণেশ কৃষি কেন্দ্র', 'মহালক্ষ্মী ট্রেডার্স'],
  or: ['ଶ୍ରୀ ଗଣେଶ କୃଷି କେନ୍ଦ୍ର', 'ମହାଲକ୍ଷ୍ମୀ ଟ୍ରେଡର୍ସ'],
  gu: ['શ્રી ગણેશ કૃષિ કેન્દ્ર', 'મહાલક્ષ્મી ટ્રેડર્સ'],
};
const PLACES: InLanguages = {
  en: ['Wholesale Kirana Market, Akola'],
  hi: ['होलसेल किराना मार्केट, अकोला'],
  mr: ['होलसेल किराणा मार्केट, अकोला'],
  bn: ['উত্তর চব্বিশ পরগনা', 'কালিম্পং'],
  or: ['ଭୁବନେଶ୍ୱର', 'ଜଗତସିଂହପୁର'],
  gu: ['છોટા ઉદેપુર', 'ગીર ગઢડા'],
};
const NAMES: InLanguages = {
  en: ['Drip kit for 1 acre (16 mm)', 'Sunita Pawar'],
  hi: ['टपक सिंचाई किट (ड्रिप) 1 एकड़, 16 मिमी', 'सुनीता पवार'],
  mr: ['ठिबक संच 1 एकर (16 मिमी)', 'सुनीता पवार'],
  bn: ['ড্রিপ কিট 1 একর (16 মিমি)', 'সুনীতা পাল'],
  or: ['ଡ୍ରିପ୍ କିଟ୍ 1 ଏକର (16 ମିମି)', 'ସୁନୀତା ମହାନ୍ତି'],
  gu: ['ટપક સિંચાઈ કિટ 1 એકર (16 મિમી)', 'સુનીતા પટેલ'],
};
/** A person, a centre and the partner’s id, by which an agent without a name is called. */
const AGENTS: InLanguages = {
  en: ['Ramesh Yadav', 'CSC Vani', '123456789012'],
  hi: ['रमेश यादव', 'वणी जन सेवा केंद्र', '123456789012'],
  mr: ['रमेश यादव', 'वणी जन सेवा केंद्र', '123456789012'],
  bn: ['রমেশ যাদব', 'বনগাঁ জন সেবা কেন্দ্র', '123456789012'],
  or: ['ରମେଶ ଯାଦବ', 'ପିପିଲି ଜନ ସେବା କେନ୍ଦ୍ର', '123456789012'],
  gu: ['રમેશ યાદવ', 'ડીસા જન સેવા કેન્દ્ર', '123456789012'],
};
/** What a seller left out of a pack, one fact and all of them. */
const FACTS: InLanguages = {
  en: ['MRP', 'MRP, Net quantity, Maker, Country where it was made, For complaints'],
  hi: ['एमआरपी', 'एमआरपी, पैक में कुल, बनाने वाली कंपनी, किस देश में बना, शिकायत के लिए'],
  mr: ['एमआरपी', 'एमआरपी, पॅकमध्ये किती, बनवणारी कंपनी, कोणत्या देशात बनले, तक्रारीसाठी'],
  bn: ['এমআরপি', 'এমআরপি, নিট পরিমাণ, যে কোম্পানি বানিয়েছে, কোন দেশে তৈরি, অভিযোগের জন্য'],
  or: ['ଏମଆରପି', 'ଏମଆରପି, ନିଟ୍ ପରିମାଣ, ତିଆରି କରିଥିବା କମ୍ପାନୀ, କେଉଁ ଦେଶରେ ତିଆରି, ଅଭିଯୋଗ ପାଇଁ'],
  gu: ['એમઆરપી', 'એમઆરપી, પેકમાં કેટલું, બનાવનાર કંપની, કયા દેશમાં બન્યું, ફરિયાદ માટે'],
};
const WITHIN: InLanguages = {
  en: ['within 1 day', 'within 48 hours'],
  hi: ['1 दिन के अंदर', '48 घंटे के अंदर'],
  mr: ['1 दिवसाच्या आत', '48 तासांच्या आत'],
  bn: ['1 দিনের মধ্যে', '48 ঘণ্টার মধ্যে'],
  or: ['1 ଦିନ ଭିତରେ', '48 ଘଣ୍ଟା ଭିତରେ'],
  gu: ['1 દિવસમાં', '48 કલાકમાં'],
};
const MOMENTS: InLanguages = {
  en: ['Today, 4:30 pm', '2 Nov 2032, 8:30 am'],
  hi: ['आज, शाम 4:30', '2 नवंबर 2032, सुबह 8:30'],
  mr: ['आज, दुपारी 4:30', '2 नोव्हेंबर 2032, सकाळी 8:30'],
  bn: ['আজ, বিকেল 4:30', '2 নভেম্বর 2032, সকাল 8:30'],
  or: ['ଆଜି, ଉପରବେଳା 4:30', '2 ନଭେମ୍ବର 2032, ସକାଳ 8:30'],
  gu: ['આજ, સાંજે 4:30', '2 નવેમ્બર 2032, સવારે 8:30'],
};
/** How old a price is, as the mandi screen says it. */
const AGES: InLanguages = {
  en: ['Today’s price', 'Price is 3 days old: 2 Nov'],
  hi: ['आज का भाव', '3 दिन पुराना भाव: 2 नवंबर'],
  mr: ['आजचा भाव', '3 दिवसांपूर्वीचा भाव: 2 नोव्हेंबर'],
  bn: ['আজকের দর', '3 দিন আগের দর: 2 নভেম্বর'],
  or: ['ଆଜିର ଦର', '3 ଦିନ ତଳର ଦର: 2 ନଭେମ୍ବର'],
  gu: ['આજનો ભાવ', '3 દિવસ જૂનો ભાવ: 2 નવેમ્બર'],
};
/** A problem of a crop; its name may hold two words for it. */
const PROBLEMS: InLanguages = {
  en: ['Whitefly', 'Anthracnose / die-back / fruit rot'],
  hi: ['सफ़ेद मक्खी', 'एन्थ्रेक्नोज (फल सड़न, डाई-बैक)'],
  mr: ['पांढरी माशी', 'फळकुज व फांद्या वाळणे (डायबॅक)'],
  bn: ['সাদা মাছি', 'অ্যানথ্রাকনোজ (ফল পচা, ডগা শুকোনো)'],
  or: ['ଧଳା ମାଛି', 'ଆନ୍ଥ୍ରାକନୋଜ୍ (ଫଳପଚା, ଡାଳଶୁଖା)'],
  gu: ['સફેદ માખી', 'એન્થ્રેકનોઝ (ફળનો સડો, ડાળી સુકાવી)'],
};
/** A stage of a crop, and several. */
const STAGES: InLanguages = {
  en: ['Flowering', 'Buds (squares), Flowering'],
  hi: ['फूल आना', 'कली (डोडी) बनना, फूल आना'],
  mr: ['फुलोरा', 'पात्या लागणे, फुलोरा'],
  bn: ['ফুল আসা', 'কুঁড়ি আসা, ফুল আসা'],
  or: ['ଫୁଲ ଆସିବା', 'କଢ଼ ଆସିବା, ଫୁଲ ଆସିବା'],
  gu: ['ફૂલ આવવા', 'ચાંપવા બેસવા, ફૂલ આવવા'],
};
const ACRES: InLanguages = {
  en: ['1 acre', '2.5 acres'],
  hi: ['1 एकड़', '2.5 एकड़'],
  mr: ['1 एकर', '2.5 एकर'],
  bn: ['1 একর', '2.5 একর'],
  or: ['1 ଏକର', '2.5 ଏକର'],
  gu: ['1 એકર', '2.5 એકર'],
};
const KILOGRAMS: InLanguages = {
  en: ['1 kg', '45 kg'],
  hi: ['1 किलो', '45 किलो'],
  mr: ['1 किलो', '45 किलो'],
  bn: ['1 কেজি', '45 কেজি'],
  or: ['1 କିଲୋ', '45 କିଲୋ'],
  gu: ['1 કિલો', '45 કિલો'],
};
const everywhere = (values: Values): InLanguages => ({
  en: values,
  hi: values,
  mr: values,
  bn: values,
  or: values,
  gu: values,
});

/**
 * Values for each placeholder of the product's texts that have broken sentences: names of either gender and with a
 * bare consonant at the end, half hours, today, one, large amounts.
 */
export const WORST_VALUES: Readonly<Record<string, InLanguages>> = {
  record: RECORDS,
  topic: TOPICS,
  litres: everywhere(['1', '200', '1,000']),
  names: everywhere(['Imidacloprid 17.8 % SL', 'Imidacloprid 17.8 % SL, Emamectin benzoate 5 % SG']),
  substance: everywhere(['DDT', 'Methoxy ethyl mercury chloride']),
  ...Object.fromEntries(
    [
      ...['count', 'most', 'days', 'left', 'number', 'shown', 'quantity', 'asked', 'added', 'packs', 'free', 'hour'],
      'rating',
      ...['used', 'digits'],
      ...['first', 'last', 'years'],
      ...['first', 'last', 'letters', 'seconds', 'kilobytes'],
      ...['tenor'],
    ].map((name) => [name, everywhere(COUNT)]),
  ),
  ...Object.fromEntries(
    [
      ...['amount', 'before', 'now', 'paid', 'rest', 'total', 'base', 'each', 'available', 'interest', 'dues'],
      ...['least', 'minimum', 'price', 'rate'],
    ].map((name) => [name, everywhere(AMOUNT)]),
  ),
  ...Object.fromEntries(['time', 'opens', 'closes', 'answer', 'to'].map((name) => [name, TIMES])),
  ...Object.fromEntries(['day', 'date', 'from', 'until'].map((name) => [name, DAYS])),
  ...Object.fromEntries(['shop', 'lender', 'insurer', 'buyer'].map((name) => [name, SHOPS])),
  ...Object.fromEntries(['place', 'village', 'district'].map((name) => [name, PLACES])),
  ...Object.fromEntries(
    ['name', 'heading', 'search', 'query', 'kind', 'reason', 'area', 'pack', 'card', 'person'].map((name) => [
      name,
      NAMES,
    ]),
  ),
  facts: FACTS,
  age: AGES,
  agent: AGENTS,
  moment: MOMENTS,
  within: WITHIN,
  percent: everywhere(['2', '24.5']),
  lines: everywhere(['2', '2, 3, 14']),
  line: everywhere(['2', '4,998']),
  mrp: everywhere(AMOUNT),
  yesterday: everywhere(AMOUNT),
  stock: everywhere(['0', '12,500']),
  column: everywhere(['id', 'on_sale']),
  priceColumn: everywhere(['price']),
  stockColumn: everywhere(['stock']),
  saleColumn: everywhere(['on_sale']),
  fault: {
    en: ['Your shop has no such goods'],
    hi: ['आपकी दुकान में ऐसा सामान नहीं'],
    mr: ['तुमच्या दुकानात असे सामान नाही'],
    bn: ['আপনার দোকানে এমন মাল নেই'],
    or: ['ଆପଣଙ୍କ ଦୋକାନରେ ଏମିତି ମାଲ ନାହିଁ'],
    gu: ['તમારી દુકાનમાં આવો માલ નથી'],
  },
  app: everywhere(['Kisan Connect']),
  crop: NAMES,
  problem: PROBLEMS,
  stage: STAGES,
  stages: STAGES,
  acres: ACRES,
  kg: KILOGRAMS,
  market: PLACES,
  quintals: everywhere(['1', '12.5']),
  grade: everywhere(['FAQ', 'A']),
  season: everywhere(['2025-26']),
  year: everywhere(['2025', '2025-26']),
  value: everywhere(['1', '25']),
  threshold: everywhere(['20']),
  tonnes: everywhere(['0.5', '1,200']),
  distance: everywhere(['850 m', '12.5 km']),
  pincode: everywhere(['422003']),
  phone: everywhere(['98765 43210']),
  end: everywhere(['0070']),
  month: everywhere(['Nov 2026']),
  customerCare: everywhere(['', ' (1800 123 4567)']),
  code: everywhere(['KHARIF100']),
  destination: everywhere(['sunita@upi']),
  version: everywhere(['2026-11']),
  site: everywhere(['data.gov.in']),
  directory: everywhere(['All India Pincode Directory']),
  licence: everywhere(['GODL-India']),
  metres: everywhere(['1250']),
  field: everywhere(['By the well', 'Survey number 214/3 beside the old canal road']),
  photos: everywhere(['6']),
  bag: everywhere(['MH-2045-7100-1AX']),
  bags: everywhere(['2.3', '125.5']),
  laboratory: everywhere(['Krishi Vigyan Kendra, Nashik']),
  parameter: everywhere(['zn']),
  unit: everywhere(['kg/ha']),
  low: everywhere(['0.6']),
  high: everywhere(['560']),
  read: everywhere(['0', '6']),
  all: everywhere(['6', '10']),
  right: everywhere(['0', '7']),
  source: everywhere(['FAO']),
  lesson: everywhere(['UPI']),
  initials: everywhere(['S. P.']),
  minutes: everywhere(['45', '120']),
  hours: everywhere(['12', '24']),
  id: everywhere(['SAMPLE-UIN-NASHIK']),
  wind: everywhere(['2', '3.9']),
};
