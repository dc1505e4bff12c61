import sharp, { type Exif } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readOrigin } from './read-origin.ts';

const TAKEN = { DateTimeOriginal: '2026:11:26 11:30:00' };
const GPS = {
  ...{ GPSLatitudeRef: 'N', GPSLatitude: '19/1 46/1 48/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 6/1 36/1' },
  ...{ GPSDateStamp: '2026:11:26', GPSTimeStamp: '6/1 0/1 30/1' },
};
const DAY = { GPSDateStamp: '2026:11:26', GPSTimeStamp: '6/1 0/1 30/1' };
const PLACE = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 46/1 48/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 6/1 36/1' },
};
const [LAT, LNG] = [19 + 46 / 60 + 48 / 3600, 76 + 6 / 60 + 36 / 3600];

/** What stands in a photo beside the picture. */
async function exifOf(exif: Exif): Promise<Buffer> {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#080' } });
  const found = await sharp(await picture.withExif(exif).jpeg().toBuffer()).metadata();
  return found.exif ?? Buffer.alloc(0);
}

describe('when and where a photo says it was taken', () => {
  it.each<[string, Exif, string | null]>([
    ['India’s time where no offset is told', { IFD2: TAKEN }, '2026-11-26T06:00:00.000Z'],
    ['the time of its offset', { IFD2: { ...TAKEN, OffsetTimeOriginal: '+05:45' } }, '2026-11-26T05:45:00.000Z'],
    ['the satellites’ time before the phone’s', { IFD2: TAKEN, IFD3: GPS }, '2026-11-26T06:00:30.000Z'],
    ['no time of a month that is none', { IFD2: { DateTimeOriginal: '2026:13:26 11:30:00' }, ...PLACE }, null],
    ['no time in words', { IFD2: { DateTimeOriginal: 'yesterday' }, ...PLACE }, null],
  ])('is %s', async (_, exif, moment) => {
    expect(readOrigin(await exifOf(exif))?.taken_at).toBe(moment);
  });

  it.each([
    ['N', 'E', LAT, LNG],
    ['S', 'W', -LAT, -LNG],
  ])('is %s and %s of the lines', async (latRef, lngRef, lat, lng) => {
    const found = readOrigin(await exifOf({ IFD3: { ...GPS, GPSLatitudeRef: latRef, GPSLongitudeRef: lngRef } }));
    expect(found?.place).toEqual({ lat: expect.closeTo(lat, 6), lng: expect.closeTo(lng, 6) });
  });

  it.each<[string, Exif]>([
    ['a latitude of 95', { IFD3: { ...GPS, GPSLatitude: '95/1 0/1 0/1' } }],
    ['seconds by nothing', { IFD3: { ...GPS, GPSLatitude: '19/1 46/1 0/0' } }],
    ['a latitude alone', { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 46/1 48/1', ...DAY } }],
  ])('is no place with %s', async (_, exif) => {
    expect(readOrigin(await exifOf(exif))?.place ?? null).toBeNull();
  });

  it('is nothing of a photo that says neither, or has no such part', async () => {
    expect(readOrigin(await exifOf({ IFD0: { Copyright: 'me' } }))).toBeNull();
    expect(readOrigin(undefined)).toBeNull();
    for (const bytes of ['', 'Exif\0\0', 'MM\0*', 'Exif\0\0II*\0\xff\xff\xff\xff', 'II*\0\x08\0\0\0\xff\xff'])
      expect(readOrigin(Buffer.from(bytes, 'latin1'))).toBeNull();
  });

  it('is never an error, wherever it is cut off and whichever byte is wrong', async () => {
    const whole = await exifOf({ IFD2: TAKEN, IFD3: GPS });
    for (let at = 0; at < whole.length; at++) {
      expect(() => readOrigin(whole.subarray(0, at))).not.toThrow();
      for (const byte of [0x00, 0x7f, 0xff]) {
        const wrong = Buffer.from(whole);
        wrong[at] = byte;
        expect(() => readOrigin(wrong)).not.toThrow();
      }
    }
  });
});
