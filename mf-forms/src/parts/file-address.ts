import { createContext } from 'react';

/** Where the files of a form open for somebody without a session: by their signing link. Null with a session, and without a link. */
export const FileAddress = createContext<((filename: string) => string) | null>(null);
