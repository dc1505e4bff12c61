import { describe, expect, it } from 'vitest';
import { readRecentPlaces, withPlace } from './recent-places.ts';

const place = (pincode: string | null) => ({
  latLng: '20,73',
  placeId: null,
  label: `Place ${pincode}`,
  officialName: null,
  pincode,
  district: null,
  state: null,
});

describe('places chosen before', () => {
  it('puts the newest first and names each once', () => {
    const recent = withPlace(withPlace(withPlace([], place('422001')), place('422202')), place('422001'));
    expect(recent.map(({ pincode }) => pincode)).toEqual(['422001', '422202']);
  });

  it('keeps four', () => {
    const pincodes = ['422001', '422002', '422003', '422004', '422005'];
    const recent = pincodes.reduce<ReturnType<typeof readRecentPlaces>>(
      (list, pincode) => withPlace(list, place(pincode)),
      [],
    );
    expect(recent.map(({ pincode }) => pincode)).toEqual(['422005', '422004', '422003', '422002']);
  });

  it('leaves out a place without a pincode', () => {
    expect(withPlace([], place(null))).toEqual([]);
  });

  it('keeps the official name, and reads lists of before, which had none', () => {
    const panchvati = { ...place('422003'), label: 'पंचवटी, नाशिक', officialName: 'Panchvati' };
    const [kept] = readRecentPlaces(JSON.stringify(withPlace([], panchvati)));
    expect(kept).toEqual({ label: 'पंचवटी, नाशिक', officialName: 'Panchvati', pincode: '422003' });
    expect(readRecentPlaces('[{"label":"x","pincode":"422001"}]')).toHaveLength(1);
  });

  it.each([
    ['nothing kept', null],
    ['broken text', '{'],
    ['something else', '{"a":1}'],
    [
      'entries of another shape',
      '[1,{"label":"x"},{"label":"x","pincode":"<b>"},{"label":"x","officialName":1,"pincode":"422001"}]',
    ],
  ])('reads %s as none', (_name, text) => {
    expect(readRecentPlaces(text)).toEqual([]);
  });
});
