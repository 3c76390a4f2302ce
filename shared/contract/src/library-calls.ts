import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';

export const LibraryZipSchema = v.object({ key: v.string(), files: v.number(), bytes: v.number() });
/** A zip that was asked for: `resources/library-zips/{token}/{key}.zip`. */
export type LibraryZip = v.InferOutput<typeof LibraryZipSchema>;

const KnownSchema = v.object({
  sha256: v.string(),
  id: v.number(),
  slug: v.string(),
  name: v.nullable(v.string()),
  folder: v.nullable(v.string()),
});
/** A file of the library that has a content that is about to be uploaded. */
export type KnownFile = v.InferOutput<typeof KnownSchema>;

const DuplicatesSchema = v.object({
  groups: v.array(
    v.object({
      sha256: v.string(),
      bytes: v.nullable(v.number()),
      files: v.array(
        v.object({
          id: v.number(),
          slug: v.string(),
          version: v.number(),
          name: v.nullable(v.string()),
          folder: v.nullable(v.string()),
          created_at: v.string(),
          by: v.nullable(v.string()),
          filename: v.nullable(v.string()),
          thumb_filename: v.nullable(v.string()),
          may_delete: v.boolean(),
        }),
      ),
    }),
  ),
  count: v.number(),
  pages: v.number(),
});
/** Files with the same content. */
export type DuplicateGroups = v.InferOutput<typeof DuplicatesSchema>;

const SharedFileSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** Folders of the link that it lies in; empty at its top. */
  folder: v.string(),
  bytes: v.number(),
  type: v.nullable(v.string()),
  filename: v.string(),
  thumb_filename: v.nullable(v.string()),
});
export type SharedFile = v.InferOutput<typeof SharedFileSchema>;

export const SharedSchema = v.object({
  name: v.string(),
  company_name: v.nullable(v.string()),
  ends_at: v.string(),
  /** A password is needed, and none or a wrong `pass` was given: there are no files. */
  is_closed: v.boolean(),
  files: v.array(SharedFileSchema),
  /** There are more than are named. */
  is_cut: v.boolean(),
});
/** What a link shows to anybody who has it. */
export type SharedFiles = v.InferOutput<typeof SharedSchema>;

export const libraryCalls = {
  'LibraryFile/zip': post(LibraryZipSchema),
  'LibraryFile/known': post(v.array(KnownSchema)),
  'LibraryFile/duplicates': get(DuplicatesSchema),
  'LibraryUpload/frame': post(v.object({ thumb_filename: v.nullable(v.string()) })),
  'LibraryShare/make': post(SavedSchema),
  'LibraryShare/set-password': post(SavedSchema),
  'LibraryShare/open': get(SharedSchema),
  /** `pass` opens the link for this person until it ends itself. */
  'LibraryShare/unlock': post(v.object({ pass: v.string() })),
} as const;

export type LibraryPayloads = {
  'LibraryFile/zip': { file_ids: readonly number[]; folder_ids: readonly number[] };
  'LibraryFile/known': { sha256: readonly string[] };
  'LibraryFile/duplicates': { page: number };
  /** A picture out of a video of one's own, made by the browser. */
  'LibraryUpload/frame': { id: number; file: Blob };
  'LibraryShare/make': {
    name: string;
    ends_at: string;
    file_ids: readonly number[];
    folder_ids: readonly number[];
    password?: string;
    client_key: string;
  };
  /** '' takes it away. */
  'LibraryShare/set-password': { id: number; password: string };
  'LibraryShare/open': { slug: string; pass?: string };
  'LibraryShare/unlock': { slug: string; password: string };
};
