import { createContext } from 'react';

/** Whether the selector is a dialog over another page, in which only a form is chosen: nothing leads elsewhere. */
export const ChoosingContext = createContext(false);
