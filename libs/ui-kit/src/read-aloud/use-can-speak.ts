import { useSyncExternalStore } from 'react';
import { voiceFor } from './voice-for.ts';

function watchVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  window.speechSynthesis.addEventListener('voiceschanged', changed);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', changed);
}

/** The device's voice for a language; `null` where it has none, or cannot speak at all. */
export function voiceIn(language: string): SpeechSynthesisVoice | null {
  return 'speechSynthesis' in window ? voiceFor(language, window.speechSynthesis.getVoices()) : null;
}

/** Whether the device has a voice for a language. Phones name their voices some time after the page has opened. */
export function useCanSpeak(language: string): boolean {
  return useSyncExternalStore(
    watchVoices,
    () => voiceIn(language) !== null,
    () => false,
  );
}
