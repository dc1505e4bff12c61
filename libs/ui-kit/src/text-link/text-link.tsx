import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

interface TextLook {
  /** `danger` for what takes something away. */
  readonly tone?: 'plain' | 'danger';
}

export interface TextLinkProps extends Omit<LinkProps, 'className' | 'style'>, TextLook {}
export interface TextButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, TextLook {}

const look = (tone: TextLook['tone']): string =>
  `inline-flex min-h-12 min-w-12 items-center justify-center gap-1 rounded-control font-semibold ${tone === 'danger' ? 'text-clay' : 'text-primary'} underline decoration-1 underline-offset-4 hover:decoration-2`;

/** A link among text, at least 48 px each way so that a thumb finds it. */
export function TextLink({ tone, ...rest }: TextLinkProps) {
  return <Link {...rest} className={look(tone)} />;
}

/** The same for doing something small beside what it is about: out with a line, another default. `type` is `button` unless said otherwise. */
export function TextButton({ tone, type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={look(tone)} />;
}
