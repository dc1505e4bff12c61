import type { ReactNode } from 'react';
import { LiteFootContext } from '../lite/lite-foot.ts';

/** A copy of a page that a phone keeps: without script, with its pictures, which the phone has. */
export function KeptPage({ children }: { readonly children: ReactNode }) {
  return <LiteFootContext value={<></>}>{children}</LiteFootContext>;
}
