import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShrinkOptions } from './encode-photo.ts';
import { photoProblem, type PhotoLimits, type PhotoProblem } from './photo-problem.ts';

/** A photo that was chosen: first being made smaller, then ready with its file and the address of its preview. */
export interface ChosenPhoto {
  readonly id: number;
  readonly name: string;
  readonly ready: { readonly file: File; readonly preview: string } | null;
}

/** A file that was not taken. */
export interface RefusedPhoto {
  readonly name: string;
  readonly problem: PhotoProblem;
}

interface Photos {
  readonly photos: readonly ChosenPhoto[];
  /** Those of the last choice that were not taken. */
  readonly refused: readonly RefusedPhoto[];
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: number) => void;
}

/**
 * Keeps chosen photos and makes them smaller one after the other: two at once would not fit into a small phone's
 * memory.
 */
export function usePhotos(
  limits: PhotoLimits,
  options: ShrinkOptions,
  onChange: (files: readonly File[]) => void,
): Photos {
  const kept = useRef<readonly ChosenPhoto[]>([]);
  const nextId = useRef(1);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);

  function keep(next: readonly ChosenPhoto[]): void {
    kept.current = next;
    setPhotos(next);
  }
  function tell(): void {
    onChange(kept.current.flatMap(({ ready }) => (ready ? [ready.file] : [])));
  }

  async function add(files: readonly File[]): Promise<void> {
    const problems: RefusedPhoto[] = [];
    const taken: { id: number; file: File }[] = [];
    for (const file of files) {
      const problem = photoProblem(file, kept.current.length, limits);
      if (problem) problems.push({ name: file.name, problem });
      else {
        const id = nextId.current++;
        taken.push({ id, file });
        keep([...kept.current, { id, name: file.name, ready: null }]);
      }
    }
    setRefused(problems);
    for (const { id, file } of taken) await shrink(id, file);
  }

  async function shrink(id: number, original: File): Promise<void> {
    try {
      const { shrinkPhoto } = await import('./shrink-photo.ts');
      const file = await shrinkPhoto(original, options);
      if (!kept.current.some((photo) => photo.id === id)) return;
      const ready = { file, preview: URL.createObjectURL(file) };
      keep(kept.current.map((photo) => (photo.id === id ? { ...photo, ready } : photo)));
      tell();
    } catch {
      keep(kept.current.filter((photo) => photo.id !== id));
      setRefused((others) => [...others, { name: original.name, problem: 'not-a-picture' }]);
    }
  }

  function remove(id: number): void {
    const photo = kept.current.find((one) => one.id === id);
    if (photo?.ready) URL.revokeObjectURL(photo.ready.preview);
    keep(kept.current.filter((one) => one.id !== id));
    setRefused([]);
    tell();
  }

  const forget = useEffectEvent(() => {
    for (const { ready } of kept.current) if (ready) URL.revokeObjectURL(ready.preview);
    kept.current = [];
  });
  useEffect(() => () => forget(), []);

  return { photos, refused, add, remove };
}
