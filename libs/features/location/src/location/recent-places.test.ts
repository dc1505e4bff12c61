import { describe, expect, it } from 'vitest';
import { readRecentPlaces, withPlace } from './recent-places.ts';

const place = (pincode: string | null) => ({
  latLng: '20,73',
  placeId: null,
  label: `Place ${pincode}`,
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

  it.each([
    ['nothing kept', null],
    ['broken text', '{'],
    ['something else', '{"a":1}'],
    ['entries of another shape', '[1,{"label":"x"},{"label":"x","pincode":"<b>"}]'],
  ])('reads %s as none', (_name, text) => {
    expect(readRecentPlaces(text)).toEqual([]);
  });
});
