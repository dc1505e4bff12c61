import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { CircleStopIcon, PauseIcon, PlayIcon, Volume2Icon } from '../icons/sound-icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { sentenceMarker } from './mark-sentences.ts';
import { splitSpeech } from './split-speech.ts';
import { textOf } from './text-of.ts';
import { useCanSpeak } from './use-can-speak.ts';
import { useSpeech, type SpeechState } from './use-speech.ts';

/** What the buttons say. */
export interface ReadAloudLabels {
  readonly listen: string;
  readonly pause: string;
  readonly resume: string;
  readonly stop: string;
}

interface ReadAloudBase {
  /** Code of the language that the words are in. */
  readonly language: string;
  readonly labels: ReadAloudLabels;
  /** Round and floating, for the corner of a screen; otherwise with words. */
  readonly round?: boolean;
  /** It was pressed already, before it was here: it speaks at once and takes the focus. */
  readonly startsAtOnce?: boolean;
}

interface ReadsText extends ReadAloudBase {
  readonly text: string;
  readonly region?: undefined;
}

interface ReadsRegion extends ReadAloudBase {
  readonly text?: undefined;
  /**
   * The part of the page that is read, as it stands there at the press. What bears `data-read-aloud="no"` is left
   * out.
   */
  readonly region: RefObject<Element | null>;
}

export type ReadAloudButtonProps = ReadsText | ReadsRegion;

/**
 * Reads a text or a part of the page to who cannot or does not want to read it, in the device's own voice. On the page
 * the sentence that is being read is marked.
 *
 * Use it once on a screen, always in the same corner. It is not there where the device has no voice for the language.
 * Recorded sound is a `MediaPlayer`; it does not replace what screen readers need.
 */
export function ReadAloudButton(props: ReadAloudButtonProps) {
  const { language, labels, round = false, startsAtOnce = false, text } = props;
  const canSpeak = useCanSpeak(language);
  const { state, start, pause, resume, stop } = useSpeech(language);
  const buttons = useRef<HTMLSpanElement>(null);

  function read(): void {
    const region = props.region?.current;
    const pieces = splitSpeech(text ?? (region ? textOf(region) : ''));
    start(pieces, region ? sentenceMarker(region, pieces) : undefined);
  }
  const begin = useEffectEvent(() => {
    buttons.current?.querySelector('button')?.focus();
    read();
  });
  useEffect(() => {
    if (startsAtOnce) begin();
  }, [startsAtOnce]);

  // Other words than those being read have come in.
  const fallSilent = useEffectEvent(() => stop());
  useEffect(() => () => fallSilent(), [text]);

  /** The pressed button goes; the keyboard stays with the other. */
  function end(): void {
    stop();
    buttons.current?.querySelector('button')?.focus();
  }

  if (!canSpeak) return null;
  const press: Readonly<Record<SpeechState, () => void>> = {
    silent: read,
    speaking: pause,
    paused: resume,
  };
  const words = { silent: labels.listen, speaking: labels.pause, paused: labels.resume }[state];
  const icon = { silent: <Volume2Icon />, speaking: <PauseIcon />, paused: <PlayIcon /> }[state];
  return (
    <span ref={buttons} className="inline-flex flex-wrap gap-2">
      {round ? (
        <IconButton variant="floating" label={words} icon={icon} onClick={press[state]} />
      ) : (
        <Button variant="secondary" icon={icon} onClick={press[state]}>
          {words}
        </Button>
      )}
      {state === 'silent' ? null : round ? (
        <IconButton variant="floating" label={labels.stop} icon={<CircleStopIcon />} onClick={end} />
      ) : (
        <Button variant="quiet" icon={<CircleStopIcon />} onClick={end}>
          {labels.stop}
        </Button>
      )}
    </span>
  );
}
