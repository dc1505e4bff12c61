import { createElement, type ComponentProps } from 'react';
import type { IconNode } from 'lucide';

export interface PictogramProps extends ComponentProps<'svg'> {
  /** Width and height in px; 24 unless said otherwise. */
  readonly size?: number;
}

/**
 * Makes a component of a Lucide drawing. The set's own React package says the same with names, aliases and
 * its own context: 2 KB more on every first visit.
 */
export function pictogram(drawing: IconNode) {
  return function Pictogram({ size = 24, ...rest }: PictogramProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
      </svg>
    );
  };
}
