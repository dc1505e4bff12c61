import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Spinner } from '../button/spinner.tsx';
import { FieldError } from '../field/field.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { CameraIcon } from '../icons/device-icons.ts';
import { ImagesIcon, XIcon } from '../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PhotoInput } from './photo-input.tsx';
import type { PhotoProblem } from './photo-problem.ts';
import { usePhotos, type ChosenPhoto } from './use-photos.ts';

export interface PhotoPickerTexts {
  /** Opens the camera. */
  readonly take: string;
  /** Opens the phone's pictures. */
  readonly choose: string;
  readonly remove: string;
  /** Stands on a photo that is being made smaller. */
  readonly shrinking: string;
  /** Said of a photo that is there, for those who hear the screen. */
  readonly photo: string;
  readonly problems: Readonly<Record<PhotoProblem, string>>;
}

export interface PhotoPickerProps {
  readonly legend: string;
  /** How to take a good photo. */
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Under this name the photos are sent by the form, made smaller. */
  readonly name: string;
  readonly texts: PhotoPickerTexts;
  /** How many there are of how many, in words. */
  readonly countText: (count: number, most: number) => string;
  /** The most photos; 4 unless said otherwise. */
  readonly most?: number;
  /** The largest file that is opened, in bytes; 30 MB unless said otherwise. */
  readonly largestFile?: number;
  /** The longest side of what is sent, in px; 1600 unless said otherwise. */
  readonly longestSide?: number;
  /** 0 to 1; 0.75 unless said otherwise. */
  readonly quality?: number;
  readonly type?: 'image/jpeg' | 'image/webp';
  /** The photos that are ready to be sent. */
  readonly onChange?: (photos: readonly File[]) => void;
}

/**
 * Takes photos or chooses them, and makes them small on the phone before they are sent: a leaf, a receipt, damage.
 *
 * Use it wherever a photo is asked for. Other files are an `input` of their own. Going up is shown by `Progress`. Until
 * the script runs, its two fields send the photos as they were taken.
 */
export function PhotoPicker(props: PhotoPickerProps) {
  const { legend, hint, error, name, texts, countText, most = 4, largestFile = 30_000_000 } = props;
  const { longestSide = 1600, quality = 0.75, type = 'image/jpeg', onChange } = props;
  const id = useId();
  const hydrated = useHydrated();
  const sent = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const { photos, refused, add, remove } = usePhotos(
    { count: most, bytes: largestFile },
    { longestSide, quality, type },
    (files) => {
      if (sent.current) sent.current.files = asFileList(files);
      onChange?.(files);
    },
  );

  /** The pressed button goes with its photo; the keyboard stays with the others. */
  function takeAway(photo: number): void {
    remove(photo);
    group.current?.focus({ preventScroll: true });
  }

  const addEarlyChoice = useEffectEvent(() => {
    const inputs = fields.current?.querySelectorAll('input') ?? [];
    const early = Array.from(inputs).flatMap((input) => Array.from(input.files ?? []));
    if (early.length > 0) void add(early);
  });
  useEffect(() => addEarlyChoice(), []);

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3"
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <legend className="pb-1 font-semibold">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="text-14 text-ink-soft">
          {hint}
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Preview photo={photo} place={index + 1} texts={texts} onRemove={() => takeAway(photo.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="-mt-3 text-14 font-semibold not-empty:mt-0">
        {photos.length > 0 ? countText(photos.length, most) : ''}
      </p>
      <div role="alert" className="-mt-3 not-empty:mt-0">
        {refused.map(({ name: file, problem }) => (
          <FieldError key={`${file}-${problem}`} id={`${id}-${file}`} text={`${file}: ${texts.problems[problem]}`} />
        ))}
      </div>
      {photos.length < most ? (
        <div ref={fields} className="flex flex-wrap gap-2">
          <PhotoInput
            name={hydrated ? undefined : name}
            label={texts.take}
            icon={<CameraIcon />}
            camera
            onChoose={(files) => void add(files)}
          />
          <PhotoInput
            name={hydrated ? undefined : name}
            label={texts.choose}
            icon={<ImagesIcon />}
            onChoose={(files) => void add(files)}
          />
        </div>
      ) : null}
      {hydrated ? <input ref={sent} type="file" name={name} multiple hidden /> : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </fieldset>
  );
}

interface PreviewProps {
  readonly photo: ChosenPhoto;
  readonly place: number;
  readonly texts: PhotoPickerTexts;
  readonly onRemove: () => void;
}

function Preview({ photo: { ready }, place, texts, onRemove }: PreviewProps) {
  return (
    <div
      className={
        'relative grid size-32 place-items-center overflow-hidden rounded-card border-2 border-line bg-soil-tint'
      }
    >
      {ready ? (
        <img src={ready.preview} alt={`${texts.photo} ${place}`} className="size-full object-cover" />
      ) : (
        <span role="status" className="flex flex-col items-center gap-1 p-2 text-center text-14">
          <Spinner />
          {texts.shrinking}
        </span>
      )}
      <span className="absolute top-1 right-1">
        <IconButton
          variant="raised"
          label={`${texts.remove}: ${texts.photo} ${place}`}
          icon={<XIcon />}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}

function asFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
