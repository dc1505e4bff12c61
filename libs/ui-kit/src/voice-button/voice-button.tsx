import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MicIcon } from '../icons/icons.ts';
import type { ListeningError } from './listen.ts';

export interface VoiceButtonProps {
  /** 'Search by voice'. */
  readonly label: string;
  /** 'Listening, speak', as long as it does. */
  readonly listeningLabel: string;
  /** BCP 47, such as `hi-IN`. */
  readonly language: string;
  readonly onResult: (text: string) => void;
  readonly onError: (trouble: ListeningError) => void;
}

const never = () => () => undefined;
const canListen = () => 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis;

/**
 * Listens instead of being typed in. It is there only where the browser can listen; what listens is loaded with the
 * first press.
 */
export function VoiceButton({ label, listeningLabel, language, onResult, onError }: VoiceButtonProps) {
  const isPossible = useSyncExternalStore(never, canListen, () => false);
  const [isListening, setListening] = useState(false);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  if (!isPossible) return null;

  async function press(): Promise<void> {
    if (isListening) return underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    setListening(true);
    try {
      const { listen } = await import('./listen.ts');
      const answer = await listen(language, signal);
      if ('trouble' in answer) onError(answer.trouble);
      else if (answer.heard !== null) onResult(answer.heard);
    } catch {
      onError('unheard');
    } finally {
      setListening(false);
    }
  }

  return (
    <button
      type="button"
      aria-label={isListening ? listeningLabel : label}
      aria-pressed={isListening}
      onClick={() => void press()}
      className={
        'absolute right-0 grid size-12 place-items-center rounded-control text-primary ' +
        'aria-pressed:animate-waiting aria-pressed:bg-turmeric-tint aria-pressed:text-on-turmeric-tint'
      }
    >
      <MicIcon />
    </button>
  );
}
