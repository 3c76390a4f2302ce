import type { FileTagName } from './captions.ts';

/** Folders with the tag of the documents that lie in them; a folder within another one names it. */
export type FolderWords = { name: string; within?: string; tag?: FileTagName; isRestricted?: boolean };

export const FOLDERS: readonly FolderWords[] = [
  { name: 'Drawings', tag: 'Drawings' },
  { name: 'Closeout' },
  { name: 'Test reports', within: 'Closeout', tag: 'Closeout' },
  { name: 'Manuals', within: 'Closeout', tag: 'Manuals' },
  { name: 'Safety', tag: 'Safety' },
  { name: 'Certificates', tag: 'Certificates', isRestricted: true },
];

/** Links that were sent: name, days until it ends (past ones have ended), how often it was opened, the folder or how many files. */
export const SHARES = [
  { name: 'Closeout documents for the owner', ends: 21, opened: 14, downloaded: 6, folder: 'Closeout', files: 0 },
  { name: 'Photos of the leak for the insurer', ends: 9, opened: 3, downloaded: 1, folder: null, files: 5 },
  { name: 'Submittals, first round', ends: -12, opened: 9, downloaded: 9, folder: null, files: 3 },
] as const;
