export const TEXT_READERS = ['plain', 'pdf', 'office'] as const;
export type TextReader = (typeof TEXT_READERS)[number];

/** Types of files whose text is taken out, and how. */
const READERS = {
  'text/plain': 'plain',
  'text/csv': 'plain',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'office',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'office',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'office',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'office',
} as const satisfies Record<string, TextReader>;

export const READABLE_TYPES: readonly string[] = Object.keys(READERS);

const isReadable = (mime: string): mime is keyof typeof READERS => Object.hasOwn(READERS, mime);

export const readerOf = (mime: string): TextReader | null => (isReadable(mime) ? READERS[mime] : null);
