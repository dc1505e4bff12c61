import { useState, type SyntheticEvent } from 'react';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { CircleAlertIcon } from '../icons/icons.ts';
import { PlayIcon, Volume2Icon } from '../icons/sound-icons.ts';

export interface MediaCaptions {
  /** Address of a WebVTT file. */
  readonly src: string;
  /** Language code of the words. */
  readonly language: string;
  /** The language by its own name. */
  readonly label: string;
}

interface MediaBase {
  readonly src: string;
  readonly title: string;
  /** Length and size, said before anything is loaded: minutes and MB. */
  readonly sizeText: string;
  /** Everything that is said, to read instead. */
  readonly transcript?: { readonly title: string; readonly text: string };
  /** It could not be loaded or played: what to do. */
  readonly failedText: string;
  readonly retryText: string;
}

interface AudioProps extends MediaBase {
  readonly kind: 'audio';
  readonly captions?: MediaCaptions;
}

interface VideoProps extends MediaBase {
  readonly kind: 'video';
  readonly captions: MediaCaptions;
  /** Address of a still picture; without it the frame stays dark. */
  readonly poster?: string;
}

export type MediaPlayerProps = AudioProps | VideoProps;

/**
 * Sound or film with the phone's own controls. What it costs is said first, and not a byte of it is loaded before a
 * press on play. Starting one stops the others on the page.
 *
 * Use it for episodes, answers and posts. Words of this screen are read out by `ReadAloudButton`; a farmer's own words
 * are recorded by `VoiceNote`. It needs no script.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, title, sizeText, transcript, failedText, retryText } = props;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [focusNext, setFocusNext] = useState(false);
  const Icon = kind === 'audio' ? Volume2Icon : PlayIcon;

  function fail(hadFocus: boolean): void {
    setFocusNext(hadFocus);
    setFailed(true);
  }
  function retry(): void {
    setFocusNext(true);
    setFailed(false);
    setAttempt(attempt + 1);
  }

  return (
    <div role="group" aria-label={title} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-3">
        <div className="flex min-w-0 flex-wrap items-start gap-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
            <Icon />
          </span>
          <p className="flex min-w-0 flex-1 basis-36 flex-col">
            <span className="font-bold">{title}</span>
            <span className="text-14 text-ink-soft">{sizeText}</span>
          </p>
        </div>
        {failed ? (
          <div role="alert" className="flex flex-col gap-2">
            <p className="flex gap-2 font-semibold text-clay">
              <CircleAlertIcon className="shrink-0" />
              {failedText}
            </p>
            <Button ref={focusNext ? takeFocus : undefined} variant="secondary" onClick={retry}>
              {retryText}
            </Button>
          </div>
        ) : (
          <Media key={attempt} {...props} focused={focusNext} onFailure={fail} />
        )}
      </div>
      {transcript ? <Accordion title={transcript.title}>{transcript.text}</Accordion> : null}
    </div>
  );
}

interface MediaProps {
  /** It takes the keyboard over from the button that it stands in for. */
  readonly focused: boolean;
  /** @param hadFocus the keyboard was in it */
  readonly onFailure: (hadFocus: boolean) => void;
}

function Media(props: MediaPlayerProps & MediaProps) {
  const { kind, src, title, captions, focused, onFailure } = props;
  const onError = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
    onFailure(currentTarget === document.activeElement);
  const media = {
    ref: focused ? takeFocus : undefined,
    src,
    preload: 'none',
    controls: true,
    'aria-label': title,
    onPlay: stopOthers,
    onError,
  } as const;
  const track = captions ? (
    <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />
  ) : null;
  if (kind === 'audio')
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- they come in by a property; or there is a transcript
      <audio {...media} className="h-14 w-full">
        {track}
      </audio>
    );
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- they come in by a property, which the type asks for
    <video {...media} poster={props.poster} playsInline className="aspect-video w-full rounded-control bg-ink">
      {track}
    </video>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

function stopOthers({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== currentTarget) other.pause();
  }
}
