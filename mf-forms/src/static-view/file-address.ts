import { createContext } from 'react';

type Address = (filename: string) => string;

/**
 * Addresses of a form's files for somebody who reads it without being of the company: by the signing link, or by the
 * public page, which opens pictures and no other files.
 */
export type FileAddresses = { picture: Address; file: Address | null };

/** Null for people of the company, who open files by their session. */
export const FileAddress = createContext<FileAddresses | null>(null);
