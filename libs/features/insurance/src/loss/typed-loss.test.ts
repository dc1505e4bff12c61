import { describe, expect, it } from 'vitest';
import { lossInput, lossProblems, readLoss } from './typed-loss.ts';

const KEY = '00000000-0000-4000-8000-0000000000aa';
const PLACE = { lat: 20.06, lng: 73.83, accuracy: 12 };

function filled(fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  const typed = { policy: 'p1', peril: 'localised', day: '2026-11-25', time: '16:30', acres: '1.5', outbox: KEY };
  for (const [name, value] of Object.entries({ ...typed, ...fields })) form.set(name, value);
  return form;
}

describe('a typed loss', () => {
  it('goes to the service with its moment in India, and with the photos’ own times and places', () => {
    const form = filled({
      text: ' ओले ',
      keptFacts: JSON.stringify([{ taken_at: '2026-11-25T11:00:00.000Z', place: null }]),
      photoFacts: JSON.stringify([{ taken_at: null, place: PLACE }]),
    });
    form.append('photoId', 'kept');
    const typed = readLoss(form, 1);
    const clock = { filed_at: '2026-11-25T12:00:00.000Z', sent_at: '2026-11-26T12:00:00.000Z' };
    expect(lossInput({ ...typed, photoIds: [...typed.photoIds, 'new'] }, clock)).toEqual({
      ...{ key: KEY, policy_id: 'p1', peril: 'localised', acres: 1.5, text: 'ओले', clock, cut_on: null },
      happened_at: '2026-11-25T11:00:00.000Z',
      photos: [
        { id: 'kept', taken_at: '2026-11-25T11:00:00.000Z', place: null },
        { id: 'new', taken_at: null, place: PLACE },
      ],
    });
  });

  it.each([
    ['no policy', { policy: '' }, ['policy']],
    ['no peril', { peril: '' }, ['peril']],
    ['a peril of a whole area, which is not reported', { peril: 'standing_crop' }, ['peril']],
    ['no day', { day: '' }, ['day']],
    ['a day that is none', { day: '2026-02-30' }, ['day']],
    ['no time', { time: '' }, ['time']],
    ['a time that is none', { time: '24:00' }, ['time']],
    ['a cut crop without the day of the cut', { peril: 'post_harvest' }, ['cut']],
    ['a cut crop', { peril: 'post_harvest', cut: '2026-11-20' }, []],
    ['no area', { acres: '' }, ['acres']],
    ['no area at all', { acres: '0' }, ['acres']],
    ['an area in Indian digits', { acres: '१.५' }, []],
    ['more than a thousand acres', { acres: '1001' }, ['acres']],
    ['nothing', { policy: '', peril: '', day: '', time: '', acres: '' }, ['policy', 'peril', 'day', 'time', 'acres']],
  ])('names %s', (_what, fields: Readonly<Record<string, string>>, problems) => {
    const typed = readLoss(filled(fields), 0);
    expect(lossProblems(typed)).toEqual(problems);
    expect(lossInput(typed, null) === null).toBe(problems.length > 0);
  });

  it.each([
    ['no list', '{}'],
    ['no JSON', '[{'],
    ['a moment that is none', '[{"taken_at":"yesterday","place":null}]'],
    ['a place off the earth', '[{"taken_at":null,"place":{"lat":120,"lng":0,"accuracy":1}}]'],
    ['a place in words', '[{"taken_at":null,"place":{"lat":"20","lng":"73","accuracy":"1"}}]'],
  ])('takes a photo of which the phone says %s, and knows nothing of it', (_what, photoFacts) => {
    expect(readLoss(filled({ photoFacts }), 1).photoFacts).toEqual([{ taken_at: null, place: null }]);
  });

  it('says the day of the cut of a cut crop alone', () => {
    const cutOf = (peril: string) => lossInput(readLoss(filled({ peril, cut: '2026-11-20' }), 0), null)?.cut_on;
    expect([cutOf('post_harvest'), cutOf('wild_animal')]).toEqual(['2026-11-20', null]);
  });
});
