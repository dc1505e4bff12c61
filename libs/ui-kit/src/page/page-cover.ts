import { createContext, type ReactNode } from 'react';

/** What lies over the page while the next screen is on its way; `AppFrame` gives it, `Page` has room for it. */
export const PageCoverContext = createContext<ReactNode>(null);
