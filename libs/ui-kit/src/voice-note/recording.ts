/** Why nothing can be recorded. */
export type VoiceProblem = 'refused' | 'no-microphone' | 'failed';

/** What a refusal to open the microphone means. */
export function voiceProblem(error: unknown): VoiceProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-microphone' : 'failed';
}

/** Small and playable anywhere first; what a phone records by itself when it knows none of them. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'] as const;

/** The type to record in, by what the phone can; `undefined` leaves it to the phone. */
export function recordingType(canRecord: (type: string) => boolean): string | undefined {
  return types.find(canRecord);
}

/** The file's name, by what was recorded. */
export function recordingName(type: string): string {
  const ending = { 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' }[type.split(';')[0] ?? ''] ?? 'webm';
  return `voice-note.${ending}`;
}

/** Whole seconds since a moment, both in ms, never more than `most`. */
export function secondsSince(start: number, now: number, most: number): number {
  return Math.min(most, Math.max(0, Math.floor((now - start) / 1000)));
}
