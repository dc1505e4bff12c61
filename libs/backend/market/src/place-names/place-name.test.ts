import { describe, expect, it } from 'vitest';
import freshPlaces from './labels/fresh-places.json' with { type: 'json' };
import labelledPlaces from './labels/labelled-places.json' with { type: 'json' };
import laterPlaces from './labels/later-places.json' with { type: 'json' };
import { withoutOfficeKind } from './official-name.ts';
import { nameInOwnScript, placeNameIn } from './place-name.ts';

const LEAST_RIGHT = 0.9;

function isRight({ latin, state, language, label, also }: (typeof labelledPlaces)[number]): boolean {
  const name = placeNameIn(latin, state, language)?.normalize('NFC');
  return [label, ...also].some((spelling) => spelling.normalize('NFC') === name);
}

describe('names of places in the reader’s script', () => {
  it('are right for at least nine in ten of 300 labelled places, sure or not', () => {
    expect(labelledPlaces).toHaveLength(300);
    const sure = labelledPlaces.filter(({ sure: isSure }) => isSure);
    expect(labelledPlaces.filter(isRight).length / labelledPlaces.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(sure.filter(isRight).length / sure.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('are right for more than five in six of 60 that no rule was made with', () => {
    expect(freshPlaces).toHaveLength(60);
    expect(freshPlaces.filter(isRight).length / freshPlaces.length).toBeGreaterThan(5 / 6);
  });

  it.each(['fresh-2', 'fresh-3'])('are right for at least nine in ten of the draw %s', (draw) => {
    const drawn = laterPlaces.filter(({ set }) => set === draw);
    expect(drawn).toHaveLength(60);
    expect(drawn.filter(isRight).length / drawn.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it.each(['hi', 'mr', 'bn', 'or', 'gu'])('are right for at least four in five of those labelled in %s', (language) => {
    const labelled = labelledPlaces.filter((place) => place.language === language);
    expect(labelled.filter(isRight).length / labelled.length).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['Panchvati', 'Maharashtra', { hi: 'पंचवटी', mr: 'पंचवटी', bn: 'পঞ্চবটী', or: 'ପଞ୍ଚବଟୀ', gu: 'પંચવટી' }],
    ['Rampur', 'Uttar Pradesh', { hi: 'रामपुर', mr: 'रामपूर', bn: 'রামপুর', or: 'ରାମପୁର', gu: 'રામપુર' }],
    ['Bargarh', 'Odisha', { hi: 'बरगड़', mr: 'बरगड', bn: 'বরগড়', or: 'ବରଗଡ଼', gu: 'બરગડ' }],
    [
      'Nashik Road',
      'Maharashtra',
      { hi: 'नाशिक रोड', mr: 'नाशिक रोड', bn: 'নাসিক রোড', or: 'ନାସିକ ରୋଡ', gu: 'નાસિક રોડ' },
    ],
  ])('%s of %s in every script', (officialName, state, names) => {
    for (const [language, name] of Object.entries(names))
      expect([language, placeNameIn(officialName, state, language)]).toEqual([language, name.normalize('NFC')]);
  });

  it.each([
    ['BDSopan', 'West Bengal', 'bn', 'বিডি সোপান'],
    ['Nerul Node III', 'Maharashtra', 'mr', 'नेरुळ नोड III'],
    ['Aliabad', 'Uttar Pradesh', 'hi', 'अलियाबाद'],
    ['Mustafabad', 'Uttar Pradesh', 'hi', 'मुस्तफाबाद'],
    ['Machrauli', 'Haryana', 'hi', 'मचरौली'],
    ['Jamraon', 'Uttar Pradesh', 'hi', 'जमरांव'],
    ['Varangaon Ord.Factory', 'Maharashtra', 'mr', 'वरणगाव ऑर्डनन्स फॅक्टरी'],
    ['Dr.Ambedkar Nagar', 'Uttar Pradesh', 'hi', 'डॉ. अंबेडकर नगर'],
    ['SectorVI', 'Delhi', 'hi', 'सेक्टर VI'],
    ['RampurRoad', 'Bihar', 'hi', 'रामपुर रोड'],
    ['V.V. Nagar', 'Gujarat', 'gu', 'વી.વી. નગર'],
    ['Bileswar', 'Odisha', 'or', 'ବିଲେଶ୍ୱର'],
    ['Jujumura', 'Odisha', 'or', 'ଯୁଯୁମୁରା'],
    ['Khaira', 'Odisha', 'or', 'ଖଇରା'],
    ['Mungpoo', 'West Bengal', 'bn', 'মংপু'],
    ['Kurha', 'Maharashtra', 'mr', 'कुऱ्हा'],
  ])('%s of %s is said in parts', (officialName, state, language, name) => {
    expect(placeNameIn(officialName, state, language)).toBe(name.normalize('NFC'));
  });

  it.each(['en', 'xx', ''])('are none in the language "%s"', (language) => {
    expect(placeNameIn('Panchvati', 'Maharashtra', language)).toBeNull();
  });

  it.each([
    ['Panchvati', 'Maharashtra', 'पंचवटी'],
    ['Rampur', 'West Bengal', 'রামপুর'],
    ['Panchvati', 'Kerala', 'पंचवटी'],
  ])('%s of %s is looked for as %s there', (officialName, state, name) => {
    expect(nameInOwnScript(officialName, state)).toBe(name);
  });

  it.each(['', '-', '12', 'constructor', '__proto__', 'Ω', 'A.B.', 'x'.repeat(200)])(
    'have one for "%s" too',
    (name) => {
      expect(typeof placeNameIn(name, 'Bihar', 'hi')).toBe('string');
    },
  );
});

describe('the name without the kind of its office', () => {
  it.each([
    ['Panchvati', 'Panchvati'],
    ['Dindori S.O (Nashik)', 'Dindori'],
    ['Ramnagar SO Barabanki', 'Ramnagar'],
    ['Sadar H.O', 'Sadar'],
    ['NDC Azad Nagar', 'Azad Nagar'],
    ['ShapurS', 'Shapur'],
    ['RaigarhMH', 'Raigarh'],
    ['DLF PhIII', 'DLF PhIII'],
    ['SectorVI', 'SectorVI'],
    ['Bilaspur BilaspurCGH', 'Bilaspur'],
    ['Sonpur', 'Sonpur'],
    ['Dombivali I.A.', 'Dombivali I.A.'],
    ['S.O', 'S.O'],
  ])('%s is %s', (officialName, name) => {
    expect(withoutOfficeKind(officialName)).toBe(name);
  });
});
