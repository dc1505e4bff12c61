import { describe, expect, it } from 'vitest';
import { keptAttribution, readAttribution } from './attribution.ts';

const asked = (query: string) => readAttribution(new URLSearchParams(query));

describe('where a visit came from', () => {
  it.each<[string, string, Record<string, string> | null]>([
    [
      'a link in a message',
      'utm_source=sms&utm_medium=link&utm_campaign=rabi%202026',
      { utm_source: 'sms', utm_medium: 'link', utm_campaign: 'rabi 2026' },
    ],
    ['one part of it', 'utm_campaign=rabi', { utm_campaign: 'rabi' }],
    ['nothing of it', 'v=v-7', null],
    ['parts that say nothing', 'utm_source=%20%20&utm_medium=', null],
    ['unknown parts', 'utm_source=sms&utm_secret=x&utm_=y&__proto__=z', { utm_source: 'sms' }],
    ['the same part twice: the first', 'utm_source=sms&utm_source=mail', { utm_source: 'sms' }],
    ['control characters', 'utm_source=s%00m%0As', { utm_source: 'sms' }],
    ['other scripts', `utm_campaign=${encodeURIComponent('रबी')}`, { utm_campaign: 'रबी' }],
  ])('%s', (_, query, attribution) => {
    expect(asked(query)).toEqual(attribution);
  });

  it('is cut where it is endless, so that a cookie holds it in any script', () => {
    const query = ['source', 'medium', 'campaign', 'term', 'content']
      .map((part) => `utm_${part}=${encodeURIComponent('क'.repeat(5_000))}`)
      .join('&');
    const found = asked(query);
    expect(Object.values(found ?? {}).map((value) => value.length)).toEqual([64, 64, 64, 64, 64]);
    expect(encodeURIComponent(JSON.stringify(found)).length).toBeLessThan(3_500);
    expect(keptAttribution(JSON.stringify(found))).toEqual(found);
  });

  it.each(['', 'x', 'null', '[]', '"utm_source"', '{"utm_source":7}', '{"utm_secret":"x"}', '{"utm_source":{"a":1}}'])(
    'is none in a forged cookie: %s',
    (text) => {
      expect(keptAttribution(text)).toBeNull();
    },
  );
});
