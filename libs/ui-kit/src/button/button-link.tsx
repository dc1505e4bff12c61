import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClasses, type ButtonLook } from './button-look.ts';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'>, ButtonLook {
  /** A pictogram before the words. */
  readonly icon?: ReactNode;
}

/** A link that looks like a button, for going somewhere as the main thing to do. */
export function ButtonLink({ variant, size, fullWidth, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, fullWidth })}>
      {icon}
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
