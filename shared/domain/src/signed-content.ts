import { canonicalJson } from './canonical-json.ts';

/** Everything that a signature covers. */
export type SignedContent = {
  title: string | null;
  description: string | null;
  /** Ids of the form's project, service, machine and so on. */
  place: Readonly<Record<string, number | null>>;
  /** The parsed form_json: questions with their answers. */
  form: unknown;
  /** Warnings that the answers caused on the screen. */
  warnings: readonly string[];
  /** Drawings on sheets and pictures. */
  drawings: unknown;
  /** Stored files with the SHA-256 of their bytes; null if the file is missing. */
  files: readonly { filename: string; sha256: string | null }[];
  name: string | null;
  /** ISO 8601 instant. */
  at: string;
  /** The parsed signature_json: the signature, or why it was skipped. */
  signature: unknown;
};

/** The content as canonical text: the same content gives the same text, whatever the order of keys. */
export const signedContent = (content: SignedContent): string => canonicalJson(content);
