import { formatCountdown } from '@haat/format';
import { useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { Field, FieldError } from '../field/field.tsx';
import { MicIcon, Trash2Icon } from '../icons/icons.ts';
import { CircleStopIcon } from '../icons/sound-icons.ts';
import type { VoiceProblem } from './recording.ts';
import { useRecorder, type RecorderState } from './use-recorder.ts';

export interface VoiceNoteTexts {
  readonly record: string;
  /** The phone asks whether the microphone may be used. */
  readonly asking: string;
  readonly recording: string;
  readonly stop: string;
  /** Names what plays the note. */
  readonly listen: string;
  readonly discard: string;
  /** What went wrong and what to do: for `refused`, how to allow the microphone again. */
  readonly problems: Readonly<Record<VoiceProblem, string>>;
}

export interface VoiceNoteProps {
  readonly label: string;
  readonly hint?: string;
  /** Under this name the note is sent by the form. */
  readonly name: string;
  readonly texts: VoiceNoteTexts;
  /** Longest note in seconds; 120 unless said otherwise. */
  readonly most?: number;
  readonly onChange?: (note: File | null) => void;
}

const neverChanges = () => () => undefined;

/**
 * A farmer's own words, spoken: a question, a complaint. Recorded, heard again, thrown away and recorded anew.
 *
 * Use it beside a text field, never instead of one. Words to search by are spoken into `VoiceButton`; sound from us
 * is a `MediaPlayer`. Where the phone cannot record, and until the script runs, a sound file can be chosen instead.
 */
export function VoiceNote(props: VoiceNoteProps) {
  const canRecord = useSyncExternalStore(
    neverChanges,
    () => typeof MediaRecorder === 'function' && Boolean(navigator.mediaDevices),
    () => false,
  );
  if (canRecord) return <Recording {...props} />;
  const { label, hint, name } = props;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="file"
          name={name}
          accept="audio/*"
          capture
          className="min-h-12 w-full min-w-0 rounded-control border-2 border-edge bg-card p-2"
        />
      )}
    </Field>
  );
}

function Recording({ label, hint, name, texts, most = 120, onChange }: VoiceNoteProps) {
  const id = useId();
  const sent = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { state, start, stop, discard } = useRecorder(most, (note) => {
    const transfer = new DataTransfer();
    if (note) transfer.items.add(note);
    if (sent.current) sent.current.files = transfer.files;
    onChange?.(note);
    // The pressed button goes; a keyboard that is here stays with the note.
    if (group.current?.contains(document.activeElement)) group.current.focus({ preventScroll: true });
  });

  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      {hint ? (
        <p id={`${id}-hint`} className="text-14 text-ink-soft">
          {hint}
        </p>
      ) : null}
      {state.is === 'recording' ? <Clock seconds={state.seconds} most={most} text={texts.recording} /> : null}
      {state.is === 'stuck' ? (
        <div role="alert">
          <FieldError id={`${id}-error`} text={texts.problems[state.problem]} />
        </div>
      ) : null}
      {state.is === 'recorded' ? (
        <Recorded address={state.address} texts={texts} onDiscard={discard} />
      ) : (
        <MainButton is={state.is} texts={texts} onStart={() => void start()} onStop={stop} />
      )}
      <input ref={sent} type="file" name={name} hidden />
    </div>
  );
}

interface ClockProps {
  readonly seconds: number;
  readonly most: number;
  readonly text: string;
}

function Clock({ seconds, most, text }: ClockProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 rounded-card bg-clay-tint px-4 py-3 text-clay">
      <p role="status" className="flex min-w-0 items-center gap-2 font-semibold">
        <span aria-hidden="true" className="size-4 shrink-0 animate-waiting rounded-full bg-current" />
        {text}
      </p>
      <p role="timer" className="text-22 font-bold">{`${formatCountdown(seconds)} / ${formatCountdown(most)}`}</p>
    </div>
  );
}

interface MainButtonProps {
  readonly is: Exclude<RecorderState['is'], 'recorded'>;
  readonly texts: VoiceNoteTexts;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** One button for starting and stopping, so that the finger and the keyboard find it where it was. */
function MainButton({ is, texts, onStart, onStop }: MainButtonProps) {
  const recording = is === 'recording';
  const words = { idle: texts.record, stuck: texts.record, asking: texts.asking, recording: texts.stop }[is];
  return (
    <Button
      variant={recording ? 'danger' : 'secondary'}
      icon={recording ? <CircleStopIcon /> : <MicIcon />}
      busy={is === 'asking'}
      onClick={recording ? onStop : onStart}
    >
      {words}
    </Button>
  );
}

interface RecordedProps {
  readonly address: string;
  readonly texts: VoiceNoteTexts;
  readonly onDiscard: () => void;
}

function Recorded({ address, texts, onDiscard }: RecordedProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- one's own voice, just spoken, has no captions */}
      <audio src={address} controls aria-label={texts.listen} className="h-14 w-full" />
      <Button variant="danger" icon={<Trash2Icon />} onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}
