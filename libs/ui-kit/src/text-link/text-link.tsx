import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

interface TextOptions {
  /** `danger` for what takes something away. */
  readonly tone?: 'plain' | 'danger';
  /** At which edge a word stands that is shorter than a thumb is wide; in the middle where nothing is said. */
  readonly edge?: 'start' | 'end';
}

export interface TextLinkProps extends Omit<LinkProps, 'className' | 'style'>, TextOptions {}
export interface TextButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, TextOptions {}

const edges = { start: 'justify-start', end: 'justify-end' } as const;
const variantClasses = (tone: TextOptions['tone'], edge: TextOptions['edge']): string =>
  `inline-flex min-h-12 min-w-12 items-center ${edge === undefined ? 'justify-center' : edges[edge]} gap-1 ` +
  `rounded-control font-semibold ${tone === 'danger' ? 'text-clay' : 'text-primary'} underline ` +
  'decoration-1 underline-offset-4 hover:decoration-2';

/** A link among text, at least 48 px each way so that a thumb finds it. */
export function TextLink({ tone, edge, ...rest }: TextLinkProps) {
  return <Link {...rest} className={variantClasses(tone, edge)} />;
}

/**
 * The same for doing something small beside what it is about: out with a line, another default. `type` is `button`
 * unless said otherwise.
 */
export function TextButton({ tone, edge, type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={variantClasses(tone, edge)} />;
}
