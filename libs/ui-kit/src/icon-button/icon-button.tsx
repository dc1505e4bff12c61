import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes.ts';

/** `plain` on a page, `bar` on the top bar, `raised` over a picture, `floating` over whatever scrolls below it. */
export type IconButtonVariant = 'plain' | 'bar' | 'raised' | 'floating';

interface IconOptions {
  /** What it does, for those who hear the screen. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: IconButtonVariant;
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>, IconOptions {}
export interface IconLinkProps
  extends Omit<LinkProps, 'className' | 'style' | 'children' | 'aria-label'>, IconOptions {}

const variants: Readonly<Record<IconButtonVariant, string>> = {
  plain: 'text-ink hover:bg-soil-tint active:bg-soil-tint',
  bar: 'text-on-primary hover:bg-primary-pressed active:bg-primary-pressed focus-on-primary',
  raised: 'bg-card text-ink shadow-float hover:bg-soil-tint active:bg-soil-tint',
  floating: 'border-2 border-primary bg-card text-primary shadow-float hover:bg-primary-tint active:bg-primary-tint',
};

function variantClasses(variant: IconButtonVariant): string {
  return classes('grid size-12 shrink-0 place-items-center rounded-full transition-answer', variants[variant]);
}

/** A round 48 px button for what everyone knows without words: back, close, search, remove. */
export function IconButton({ label, icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={variantClasses(variant)}>
      {icon}
    </button>
  );
}

/** The same as a link. */
export function IconLink({ label, icon, variant = 'plain', ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={variantClasses(variant)}>
      {icon}
    </Link>
  );
}
