/** A stored file as a viewer shows it. Its address carries the session's token and is made when it is shown. */
export type ViewedFile = {
  /** Id of its LibraryUpload, where layers are drawn on it; null where there is none. */
  uploadId: number | null;
  filename: string;
  /** What people call it. */
  name: string;
  /** Says what a picture shows; its name where nobody has. */
  alt: string;
};

/** What the federation's widgets take, by `remote.widget`. A change here is a change of the widget's version. */
export type WidgetContracts = {
  /** The weather now, at coordinates or at a named place; without either, where it was last asked for on this device. */
  'records.weather': { lat?: number | null; lon?: number | null; q?: string | null };
  /** The image viewer and editor, inside the shell's overlay: one file of a set. */
  'library.viewer': {
    files: readonly ViewedFile[];
    at: number;
    onMove: (at: number) => void;
    onClose: () => void;
  };
  'equipment.picker': {
    /** The chosen piece, or null. */
    value: number | null;
    includeArchived?: boolean;
    onPick: (picked: { id: number; description: string } | null) => void;
  };
  /** The messages beside another screen. Its navigation is its own: `onExpand` gets the place that it shows. */
  'messaging.panel': { onExpand: (at: string) => void; onClose: () => void };
  /** The levels from which a form is chosen, the first of them at /forms/templates; choosing one moves the app to it. */
  'forms.chooser': Record<string, never>;
  /** The dialog that starts a thread. */
  'messaging.new-thread': { onClose: () => void };
};

export type WidgetName = keyof WidgetContracts;
