import { createContext } from 'react';

/** Up to this window width in px, rows are shown as cards (document 1 §9). A surrounding component may lower it. */
export const TableBreakpoint = createContext(1024);
