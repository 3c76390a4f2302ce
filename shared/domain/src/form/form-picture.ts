/** A picture in a form (document 1 §3): `id` is its LibraryUpload's, or its DrawCanvas's for a whiteboard. */
export type FormPicture = {
  id: number;
  slug: string;
  /** The last part of its resource URL; empty for a whiteboard. */
  filename: string;
  width: number | null;
  height: number | null;
  /**
   * The client key of an upload that has not arrived yet; until then `id` is 0 and `filename` empty. The server
   * replaces it by the stored file.
   */
  key?: string;
  /** How it came into the form, and when it was taken or last changed by the device's clock; missing for older pictures. */
  taken?: { source: 'camera' | 'gallery'; at: string };
  /** Only for the screen and never sent: whether it was added since the form was opened, and its key in a list. */
  meta?: { isNew?: boolean; key?: string };
};

/** Whether the upload of a picture has not arrived yet. */
export const isOnItsWay = (picture: FormPicture): picture is FormPicture & { key: string } =>
  picture.id === 0 && picture.key !== undefined;
