import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.ts';

export interface AccordionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly defaultOpen?: boolean;
  /** Accordions with the same group close one another. */
  readonly group?: string;
}

/** More about something, opened by a press; works without JavaScript. */
export function Accordion({ title, children, defaultOpen = false, group }: AccordionProps) {
  return (
    <details name={group} open={defaultOpen} className="group min-w-0 rounded-card border border-line bg-card">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-card px-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{title}</span>
        <ChevronDownIcon className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
    </details>
  );
}
