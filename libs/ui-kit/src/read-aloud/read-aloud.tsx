import { useState, type RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Volume2Icon } from '../icons/sound-icons.ts';
import type { ReadAloudButton, ReadAloudLabels } from './read-aloud-button.tsx';
import { useCanSpeak } from './use-can-speak.ts';

export interface ReadAloudProps {
  /** Code of the language that the page is in. */
  readonly language: string;
  readonly labels: ReadAloudLabels;
  /** The part of the page that is read. */
  readonly region: RefObject<Element | null>;
  /** What reads could not be fetched: there is no network. */
  readonly onFailed: () => void;
  /** The button was pressed for the first time on this screen. */
  readonly onListen?: (() => void) | undefined;
}

/**
 * The speaker button of a screen. What reads comes to the phone with the first press, so that it costs no page
 * anything.
 *
 * Use it once in the frame, in its corner. Give it another key when another screen comes: what was read there falls
 * silent.
 */
export function ReadAloud({ language, labels, region, onFailed, onListen }: ReadAloudProps) {
  const canSpeak = useCanSpeak(language);
  const [Reader, setReader] = useState<typeof ReadAloudButton>();
  if (!canSpeak) return null;
  if (Reader) return <Reader round startsAtOnce language={language} labels={labels} region={region} />;

  function fetchReader(): void {
    onListen?.();
    void import('./read-aloud-button.tsx').then((loaded) => setReader(() => loaded.ReadAloudButton), onFailed);
  }
  return <IconButton variant="floating" label={labels.listen} icon={<Volume2Icon />} onClick={fetchReader} />;
}
