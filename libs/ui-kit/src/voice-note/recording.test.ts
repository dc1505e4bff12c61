import { describe, expect, it } from 'vitest';
import { recordingName, recordingType, secondsSince, voiceProblem } from './recording.ts';

describe('voiceProblem', () => {
  it('distinguishes a refusal, a missing microphone and other errors', () => {
    expect(voiceProblem(new DOMException('', 'NotAllowedError'))).toBe('refused');
    expect(voiceProblem(new DOMException('', 'NotFoundError'))).toBe('no-microphone');
    expect(voiceProblem(new DOMException('', 'NotReadableError'))).toBe('failed');
    expect(voiceProblem('?')).toBe('failed');
  });
});

describe('recordingType', () => {
  it('takes the smallest type that the phone can record', () => {
    expect(recordingType(() => true)).toBe('audio/webm;codecs=opus');
    expect(recordingType((type) => type === 'audio/mp4')).toBe('audio/mp4');
    expect(recordingType(() => false)).toBeUndefined();
  });
});

describe('recordingName', () => {
  it('has the extension of the recorded type', () => {
    expect(recordingName('audio/webm;codecs=opus')).toBe('voice-note.webm');
    expect(recordingName('audio/mp4')).toBe('voice-note.m4a');
    expect(recordingName('')).toBe('voice-note.webm');
  });
});

describe('secondsSince', () => {
  it('counts whole seconds up to the most', () => {
    expect(secondsSince(1000, 3999, 60)).toBe(2);
    expect(secondsSince(0, 90_000, 60)).toBe(60);
    expect(secondsSince(5000, 4000, 60)).toBe(0);
  });
});
