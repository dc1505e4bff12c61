import { describe, expect, it } from 'vitest';
import { fromHindi } from './brahmic-scripts.ts';

describe('names carried from Hindi', () => {
  it.each([
    ['जयपुर', 'जयपूर', 'ଜୟପୁର', 'જયપુર'],
    ['अलीगढ़', 'अलीगड', 'ଅଲୀଗଡ଼', 'અલીગઢ'],
    ['सीतामढ़ी', 'सीतामढी', 'ସୀତାମଢ଼ୀ', 'સીતામઢી'],
    ['मुज़फ़्फ़रनगर', 'मुझफ्फरनगर', 'ମୁଜଫ୍ଫରନଗର', 'મુઝફ્ફરનગર'],
    ['राजनांदगाँव', 'राजनांदगाव', 'ରାଜନାନ୍ଦଗାଓଁ', 'રાજનાંદગાંવ'],
    ['वाराणसी', 'वाराणसी', 'ବାରାଣସୀ', 'વારાણસી'],
    ['देवास', 'देवास', 'ଦେୱାସ', 'દેવાસ'],
    ['महेंद्रगढ़', 'महेंद्रगड', 'ମହେନ୍ଦ୍ରଗଡ଼', 'મહેન્દ્રગઢ'],
    ['दतिया', 'दतिया', 'ଦତିଆ', 'દતિયા'],
    ['काकीनाडा', 'काकीनाडा', 'କାକୀନାଡ଼ା', 'કાકીનાડા'],
    ['यमुनानगर', 'यमुनानगर', 'ଯମୁନାନଗର', 'યમુનાનગર'],
  ])('%s', (hindi, marathi, odia, gujarati) => {
    expect([fromHindi(hindi, 'mr'), fromHindi(hindi, 'or'), fromHindi(hindi, 'gu')]).toEqual(
      [marathi, odia, gujarati].map((name) => name.normalize('NFC')),
    );
  });

  it('translates directions and the word between two names', () => {
    expect(fromHindi('उत्तर-पश्चिमी दिल्ली', 'mr')).toBe('उत्तर-पश्चिम दिल्ली');
    expect(fromHindi('लाहौल और स्पीति', 'gu')).toBe('લાહૌલ અને સ્પીતિ');
    expect(fromHindi('पूर्वी सिंहभूम', 'or')).toBe('ପୂର୍ବ ସିଂହଭୂମ');
  });

  it('keeps digits, brackets and what is not Hindi', () => {
    expect(fromHindi('उत्तर 24 परगना (A)', 'gu')).toBe('ઉત્તર 24 પરગના (A)');
  });
});
