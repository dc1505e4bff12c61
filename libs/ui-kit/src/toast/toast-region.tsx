import { useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { XIcon } from '../icons/icons.ts';
import { ToneIcon } from '../status/tone-icon.tsx';
import { messageTones, type MessageTone } from '../tones.ts';

export interface ToastMessage {
  readonly id: string | number;
  readonly tone: MessageTone;
  readonly text: string;
}

export interface ToastRegionProps {
  /** What the region is, for those who hear the screen. */
  readonly label: string;
  /** Label of the cross on each message. */
  readonly closeLabel: string;
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: ToastMessage['id']) => void;
  /**
   * How long a message stays without pointer or focus in it, in milliseconds; a danger stays until it is closed.
   */
  readonly stayFor?: number;
}

/** Short messages over the page. The region is always there, so that screen readers notice what is put in. */
export function ToastRegion({ label, closeLabel, toasts, onDismiss, stayFor = 6000 }: ToastRegionProps) {
  return (
    <div
      role="region"
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-40 flex flex-col items-center gap-2 p-3"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} stayFor={stayFor} />
      ))}
    </div>
  );
}

interface ToastProps extends Pick<ToastRegionProps, 'closeLabel' | 'onDismiss'> {
  readonly toast: ToastMessage;
  readonly stayFor: number;
}

function Toast({ toast, closeLabel, onDismiss, stayFor }: ToastProps) {
  const { id, tone, text } = toast;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'danger') return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) onDismiss(id);
    }, stayFor);
    return () => clearInterval(timer);
  }, [id, tone, stayFor, onDismiss]);
  return (
    <div
      ref={box}
      className={classes(
        'pointer-events-auto flex w-full max-w-md flex-wrap items-start gap-x-3 rounded-card border ' +
          'border-current pl-4 shadow-float',
        messageTones[tone],
      )}
    >
      <span className="room-for-words flex flex-wrap gap-x-3 py-3">
        <ToneIcon tone={tone} />
        <span className="room-for-words font-semibold">{text}</span>
      </span>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => onDismiss(id)}
        className="ml-auto grid size-12 place-items-center rounded-card"
      >
        <XIcon />
      </button>
    </div>
  );
}
