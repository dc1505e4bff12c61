import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { voiceIn } from './use-can-speak.ts';

export type SpeechState = 'silent' | 'speaking' | 'paused';

interface Speech {
  readonly state: SpeechState;
  /** Speaks pieces from the first (`splitSpeech`); `mark` is told which of them is spoken, and null in silence. */
  readonly start: (pieces: readonly string[], mark?: (piece: number | null) => void) => void;
  readonly pause: () => void;
  /** Speaks on from the beginning of the piece in which it was paused. */
  readonly resume: () => void;
  readonly stop: () => void;
}

/**
 * Speaks texts piece by piece. Pausing ends the voice and remembers the piece, because Android's own pause cannot be
 * ended. It falls silent when the screen or the page is left.
 */
export function useSpeech(language: string): Speech {
  const [state, setState] = useState<SpeechState>('silent');
  const pieces = useRef<readonly string[]>([]);
  const place = useRef(0);
  const mark = useRef<(piece: number | null) => void>(() => undefined);
  // Held so that browsers do not throw it away before its end is told.
  const spoken = useRef<SpeechSynthesisUtterance | null>(null);

  function speakFrom(index: number): void {
    const piece = pieces.current[index];
    place.current = index;
    mark.current(piece === undefined ? null : index);
    if (piece === undefined) {
      spoken.current = null;
      setState('silent');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece);
    const voice = voiceIn(language);
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.addEventListener('end', () => utterance === spoken.current && speakFrom(index + 1));
    utterance.addEventListener('error', () => utterance === spoken.current && fallSilent('silent'));
    spoken.current = utterance;
    window.speechSynthesis.speak(utterance);
    setState('speaking');
  }
  function fallSilent(next: SpeechState): void {
    if (spoken.current !== null) window.speechSynthesis.cancel();
    spoken.current = null;
    // What was paused is found again by its mark.
    if (next === 'silent') mark.current(null);
    setState(next);
  }
  const start: Speech['start'] = (given, tell = () => undefined) => {
    fallSilent('silent');
    pieces.current = given;
    mark.current = tell;
    speakFrom(0);
  };

  const leave = useEffectEvent(() => fallSilent('silent'));
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
      leave();
    };
  }, [language]);

  return {
    state,
    start,
    pause: () => fallSilent('paused'),
    resume: () => speakFrom(place.current),
    stop: () => fallSilent('silent'),
  };
}
