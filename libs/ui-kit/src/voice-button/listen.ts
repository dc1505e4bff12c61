/** Why nothing was heard: silence, or speech that was not understood; or the microphone may not be used. */
export type ListeningError = 'unheard' | 'blocked';

interface SpeechAnswer extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
interface SpeechError extends Event {
  readonly error: string;
}
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: SpeechAnswer) => void) | null;
  onerror: ((event: SpeechError) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
type RecognitionMaker = new () => Recognition;

/**
 * The browser's own speech recognition, or undefined where it has none. TypeScript does not know it: it is no
 * standard yet.
 */
export function speechRecognition(scope: object = globalThis): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

const BLOCKED = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/**
 * Listens to one sentence.
 * @param language BCP 47, such as `hi-IN`
 * @returns what was heard; null when listening was broken off; or the trouble
 */
export function listen(
  language: string,
  signal: AbortSignal,
): Promise<{ heard: string | null } | { trouble: ListeningError }> {
  const Recognition = speechRecognition();
  if (Recognition === undefined) return Promise.resolve({ trouble: 'blocked' });
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.interimResults = false;
  recognition.maxAlternatives = 1;
  return new Promise((resolve) => {
    recognition.onresult = ({ results }) => resolve({ heard: results[0]?.[0]?.transcript.trim() || null });
    recognition.onerror = ({ error }) =>
      resolve(error === 'aborted' ? { heard: null } : { trouble: BLOCKED.has(error) ? 'blocked' : 'unheard' });
    recognition.onend = () => resolve({ trouble: 'unheard' });
    signal.addEventListener('abort', () => recognition.abort());
    try {
      recognition.start();
    } catch {
      resolve({ trouble: 'blocked' });
    }
  });
}
