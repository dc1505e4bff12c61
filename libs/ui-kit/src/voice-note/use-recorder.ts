import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recordingName, recordingType, secondsSince, voiceProblem, type VoiceProblem } from './recording.ts';

/** Speech stays clear at 24 kbit/s: a minute is 180 KB. */
const BITS_PER_SECOND = 24_000;

export type RecorderState =
  | { readonly is: 'idle' | 'asking' }
  | { readonly is: 'recording'; readonly seconds: number }
  | { readonly is: 'recorded'; readonly address: string }
  | { readonly is: 'stuck'; readonly problem: VoiceProblem };

interface Recorder {
  readonly state: RecorderState;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  readonly discard: () => void;
}

interface Recording {
  readonly recorder: MediaRecorder;
  readonly stream: MediaStream;
  readonly timer: ReturnType<typeof setInterval>;
}

/** Records from the microphone until it is stopped, until `most` seconds are full or until the screen is left. */
export function useRecorder(most: number, onChange: (note: File | null) => void): Recorder {
  const [state, setState] = useState<RecorderState>({ is: 'idle' });
  const running = useRef<Recording | null>(null);
  const left = useRef(false);

  function stop(): void {
    const recording = running.current;
    if (recording === null) return;
    running.current = null;
    clearInterval(recording.timer);
    recording.recorder.stop();
    for (const track of recording.stream.getTracks()) track.stop();
  }

  async function start(): Promise<void> {
    setState({ is: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (left.current) stream.getTracks().forEach((track) => track.stop());
      else record(stream);
    } catch (error) {
      setState({ is: 'stuck', problem: voiceProblem(error) });
    }
  }

  function record(stream: MediaStream): void {
    const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(mimeType && { mimeType }) });
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data));
    recorder.addEventListener('stop', () => {
      if (!left.current) keep(new Blob(pieces, { type: recorder.mimeType }));
    });
    const began = Date.now();
    const timer = setInterval(() => {
      const seconds = secondsSince(began, Date.now(), most);
      setState({ is: 'recording', seconds });
      if (seconds >= most) stop();
    }, 250);
    running.current = { recorder, stream, timer };
    recorder.start();
    setState({ is: 'recording', seconds: 0 });
  }

  function keep(sound: Blob): void {
    onChange(new File([sound], recordingName(sound.type), { type: sound.type }));
    setState({ is: 'recorded', address: URL.createObjectURL(sound) });
  }

  function discard(): void {
    if (state.is === 'recorded') URL.revokeObjectURL(state.address);
    setState({ is: 'idle' });
    onChange(null);
  }

  const leave = useEffectEvent(() => {
    left.current = true;
    stop();
    if (state.is === 'recorded') URL.revokeObjectURL(state.address);
  });
  useEffect(() => {
    left.current = false;
    return () => leave();
  }, []);

  return { state, start, stop, discard };
}
