import { use, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { PageCoverContext } from './page-cover.ts';

export interface PageProps {
  readonly children: ReactNode;
  /** `narrow` for reading and forms, `wide` for lists, grids and two columns on an agent's screen. */
  readonly width?: 'narrow' | 'wide';
  /** Room at the sides and between the parts; without it a picture can reach the edges. */
  readonly padded?: boolean;
}

/** The screen itself, its parts 16 px apart. The target of the skip link. */
export function Page({ children, width = 'narrow', padded = true }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes(
        'relative mx-auto flex w-full min-w-0 flex-1 flex-col lg:col-start-2 lg:row-start-4 lg:mx-0',
        width === 'wide' ? 'max-w-5xl lg:max-w-7xl' : 'max-w-2xl',
        padded && 'gap-4 px-4 pt-4 pb-6 max-lg:has-data-sticky-action:pb-0 lg:px-6 lg:pb-cart-bar',
      )}
    >
      {children}
      {use(PageCoverContext)}
    </main>
  );
}
