import { canonicalJson } from './canonical-json.ts';

/** All that a signature vouches for. */
export type SignedContent = {
  title: string | null;
  description: string | null;
  /** What the form is for: ids of its project, service, machine and the like. */
  place: Readonly<Record<string, number | null>>;
  /** form_json, read: questions as they were asked, with their answers. */
  form: unknown;
  /** What the answers warned of on the screen. */
  warnings: readonly string[];
  /** Strokes on sheets and over pictures. */
  drawings: unknown;
  /** Stored files with the SHA-256 of their bytes; null where the bytes are gone. */
  files: readonly { filename: string; sha256: string | null }[];
  name: string | null;
  /** ISO 8601 instant. */
  at: string;
  /** signature_json, read: how it was given, or why it was skipped. */
  signature: unknown;
};

/** One text for all of it: the same content gives the same text, whatever the order of its keys. */
export const signedContent = (content: SignedContent): string => canonicalJson(content);
