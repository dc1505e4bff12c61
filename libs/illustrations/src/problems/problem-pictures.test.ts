import { describe, expect, it } from 'vitest';
import { isPictureName, pictureNames } from '../picture-names.ts';
import { problemIds, problemPictureName } from './problem-pictures.ts';

describe('problemPictureName', () => {
  it('has a picture that can be drawn for each of the 90 problems of the guide', () => {
    expect(problemIds).toHaveLength(90);
    for (const id of problemIds) expect(isPictureName(problemPictureName(id) ?? ''), id).toBe(true);
  });

  it('covers each crop of the guide', () => {
    const crops = new Set(problemIds.map((id) => id.split('_')[0]));
    expect([...crops].sort()).toEqual([
      'chilli',
      'cotton',
      'maize',
      'onion',
      'paddy',
      'potato',
      'soybean',
      'sugarcane',
      'tomato',
      'wheat',
    ]);
    for (const crop of crops) expect(pictureNames.crops).toContain(crop);
  });

  it('draws the same sign for the same symptom on two crops, and different signs for different ones', () => {
    expect(problemPictureName('paddy_blast')).toBe('problem-blast');
    expect(problemPictureName('tomato_late_blight')).toBe(problemPictureName('potato_late_blight'));
    expect(problemPictureName('wheat_yellow_rust')).not.toBe(problemPictureName('wheat_brown_rust'));
  });

  it.each(['', 'paddy', 'constructor', 'toString', 'paddy_blast_'])('knows no problem %j', (id) => {
    expect(problemPictureName(id)).toBeNull();
  });
});
