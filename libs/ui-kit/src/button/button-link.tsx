import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClasses, type ButtonOptions } from './button-variants.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'>, ButtonOptions {
  /** A pictogram before the words. */
  readonly icon?: ReactNode;
  /** Where it leads is on its way: a ring turns. */
  readonly busy?: boolean;
}

/** A link that looks like a button, for going somewhere as the main thing to do. */
export function ButtonLink({ variant, size, fullWidth, icon, busy = false, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} aria-busy={busy || undefined} className={buttonClasses({ variant, size, fullWidth })}>
      {busy ? <Spinner /> : icon}
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
