import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonOptions } from './button-variants.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonOptions {
  /** The work is under way: a ring turns and a second press does nothing, but the focus stays. */
  readonly busy?: boolean;
  /** A pictogram before the words. */
  readonly icon?: ReactNode;
}

/** A button. `type` is `button` unless said otherwise. Labels wrap. */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  icon,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, fullWidth })}
    >
      {busy ? <Spinner /> : icon}
      <span className="min-w-0">{children}</span>
    </button>
  );
}
