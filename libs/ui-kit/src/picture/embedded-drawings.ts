import { createContext } from 'react';

/**
 * The drawing at an address as a `data:` address, or null where there is none: the server's alone, so that no drawing
 * is in the page's script; null on pages that load no picture unasked.
 */
export const EmbeddedDrawingsContext = createContext<((address: string) => string | null) | null>(null);
