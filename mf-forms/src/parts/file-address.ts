import { createContext } from 'react';

/**
 * Opens a form's files for somebody without a session, by the signing link. Null with a session, and without a link.
 */
export const FileAddress = createContext<((filename: string) => string) | null>(null);
