import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/icons.ts';

export interface AccordionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly defaultOpen?: boolean;
  /** Accordions with the same group close one another. */
  readonly group?: string;
  /** `sheet` stands on the page by itself; `row` is a part of a card, under a line. */
  readonly variant?: 'sheet' | 'row';
}

const variants = {
  sheet: { box: 'rounded-card border border-line bg-card', title: 'rounded-card px-4', content: 'px-4 pb-4' },
  row: { box: 'border-t border-line', title: 'rounded-control', content: 'pb-2' },
} as const;

/** More about something, opened by a press; works without JavaScript. */
export function Accordion({ title, children, defaultOpen = false, group, variant = 'sheet' }: AccordionProps) {
  const { box, title: heading, content } = variants[variant];
  return (
    <details name={group} open={defaultOpen} className={classes('group min-w-0', box)}>
      <summary
        className={classes(
          'flex min-h-14 list-none items-center justify-between gap-3 py-3 font-bold ' +
            '[&::-webkit-details-marker]:hidden',
          heading,
        )}
      >
        <span className="min-w-0">{title}</span>
        <ChevronDownIcon className="shrink-0 transition-turn group-open:rotate-180" />
      </summary>
      <div className={classes('flex flex-col gap-3', content)}>{children}</div>
    </details>
  );
}
