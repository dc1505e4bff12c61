import { createContext } from 'react';

/** Id of the request that a page is drawn for, where pages tell of their errors; on the server alone. */
export const ErrorReportsContext = createContext<string | null>(null);
