import { createContext } from 'react';

/** Up to this window width, in px, rows are cards (document 1 §9). Who frames the tables may say less. */
export const TableBreakpoint = createContext(1024);
