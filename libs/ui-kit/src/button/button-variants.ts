import { classes } from '../classes.ts';

/**
 * `primary`: the one thing to do on a screen. `secondary`: an alternative. `quiet`: words only. `danger`: removes or
 * cancels.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** `normal` is 48 px high, `large` 56 px. */
export type ButtonSize = 'normal' | 'large';

/** What decides how a button or a link that looks like one is drawn. */
export interface ButtonOptions {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its column; under what fills a counter's screen no wider than a form. */
  readonly fullWidth?: boolean | undefined;
}

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-primary bg-primary text-on-primary active:bg-primary-pressed hover:bg-primary-pressed',
  secondary: 'border-primary bg-card text-primary active:bg-primary-tint hover:bg-primary-tint',
  quiet: 'border-transparent text-primary active:bg-primary-tint hover:bg-primary-tint',
  danger: 'border-clay bg-card text-clay active:bg-clay-tint hover:bg-clay-tint',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  normal: 'min-h-12 px-4 py-1 text-16',
  large: 'min-h-14 px-4 py-2 text-18',
};

/** The class names of a button; one place, so that buttons and links that act like buttons look the same. */
export function buttonClasses({ variant = 'primary', size = 'normal', fullWidth = false }: ButtonOptions): string {
  return classes(
    'inline-flex min-w-12 flex-wrap items-center justify-center gap-x-2 rounded-control border-2 ' +
      'text-center font-bold transition-answer',
    'disabled:border-line disabled:bg-soil-tint disabled:text-ink-soft aria-disabled:border-line ' +
      'aria-disabled:bg-soil-tint aria-disabled:text-ink-soft',
    variants[variant],
    sizes[size],
    fullWidth && 'w-full lg:max-w-2xl',
  );
}
