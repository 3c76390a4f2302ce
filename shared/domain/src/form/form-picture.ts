/** A picture as a form keeps it (document 1 §3): `id` is its LibraryUpload's; of a whiteboard its DrawCanvas's. */
export type FormPicture = {
  id: number;
  slug: string;
  /** Ends its resource URL; empty on a whiteboard. */
  filename: string;
  width: number | null;
  height: number | null;
  /**
   * The client key of its upload, while that is on its way: `id` is 0 then and `filename` empty. The server puts in what it
   * stored under the key.
   */
  key?: string;
  /** Of the filler alone, and never sent: new since the form was opened, and its key in a list. */
  meta?: { isNew?: boolean; key?: string };
};

/** Whether a picture is on its way, and no server has named it yet. */
export const isOnItsWay = (picture: FormPicture): picture is FormPicture & { key: string } =>
  picture.id === 0 && picture.key !== undefined;
