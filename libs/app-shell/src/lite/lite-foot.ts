import { createContext, type ReactNode } from 'react';

/** What stands at the end of a lite page, in place of all scripts; null on a whole page. Only the server knows it. */
export const LiteFootContext = createContext<ReactNode>(null);
