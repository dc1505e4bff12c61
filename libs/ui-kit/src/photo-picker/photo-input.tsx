import type { ChangeEvent, ReactNode } from 'react';
import { buttonClasses } from '../button/button-variants.ts';
import { classes } from '../classes.ts';

interface PhotoInputProps {
  /** Sent by the form under this name while there is no script to do it. */
  readonly name: string | undefined;
  readonly label: string;
  readonly icon: ReactNode;
  /** Opens the camera that looks away from the farmer. */
  readonly camera?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/**
 * A native file field that looks like a button. It is emptied after each choice, so that the same file can be chosen
 * again.
 */
export function PhotoInput({ name, label, icon, camera = false, onChoose }: PhotoInputProps) {
  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    onChoose(Array.from(input.files ?? []));
    input.value = '';
  }
  return (
    <label className={classes(buttonClasses({ variant: 'secondary' }), 'relative room-for-words ring-within')}>
      {icon}
      <span className="min-w-0">{label}</span>
      <input
        type="file"
        name={name}
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        multiple={!camera}
        onChange={choose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
