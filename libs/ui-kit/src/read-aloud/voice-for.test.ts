import { describe, expect, it } from 'vitest';
import { voiceFor } from './voice-for.ts';

const voice = (lang: string, localService = true) => ({ lang, localService, voiceURI: lang });

describe('voiceFor', () => {
  it('finds the language as browsers and as Android write it', () => {
    expect(voiceFor('hi', [voice('en-IN'), voice('hi-IN')])?.lang).toBe('hi-IN');
    expect(voiceFor('mr', [voice('hi_IN'), voice('mr_IN')])?.lang).toBe('mr_IN');
    expect(voiceFor('bn', [voice('bn')])?.lang).toBe('bn');
  });
  it('prefers a voice that works without a network', () => {
    expect(voiceFor('hi', [voice('hi-IN', false), voice('hi_IN')])?.lang).toBe('hi_IN');
    expect(voiceFor('hi', [voice('hi-IN', false)])?.lang).toBe('hi-IN');
  });
  it('takes no voice of another language', () => {
    expect(voiceFor('or', [voice('en-IN'), voice('hi-IN')])).toBeNull();
    expect(voiceFor('or', [])).toBeNull();
  });
});
