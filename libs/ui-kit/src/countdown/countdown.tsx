import { useEffect, useEffectEvent, useState } from 'react';

export interface CountdownProps {
  /** Seconds left when it appears. Give the component a new `key` to start again. */
  readonly seconds: number;
  /** The sentence around the seconds that are left. */
  readonly text: (secondsLeft: number) => string;
  /** Called once when nothing is left. */
  readonly onEnd?: () => void;
}

/**
 * A sentence with the time that is left, such as until a code can be sent again. It is true to the clock, also after
 * the phone slept.
 */
export function Countdown({ seconds, text, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      ended();
    }, 500);
    return () => clearInterval(timer);
  }, [seconds]);

  return <span role="timer">{text(left)}</span>;
}
