/** A picture as a form keeps it (document 1 §3): `id` is its LibraryUpload's; of a whiteboard its DrawCanvas's. */
export type FormPicture = {
  id: number;
  slug: string;
  /** Ends its resource URL; empty on a whiteboard. */
  filename: string;
  width: number | null;
  height: number | null;
  /** Of the filler alone, and never sent: new since the form was opened, and its key in a list. */
  meta?: { isNew?: boolean; key?: string };
};
