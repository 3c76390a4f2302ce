import type { CommentParent } from '@fieldspan/domain/comment-parents';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import type { NotedWeather, Weather } from './weather.ts';

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

/** A picture of a form, as the widgets take it. */
export type ImageItem = FormPicture;

/** A stored file (document 1 §3, Upload object); `type` is its MIME type. */
export type StoredFile = {
  id: number;
  filename: string;
  original_filename: string | null;
  thumb_filename: string | null;
  type: string | null;
};

/** A file of the library as a form keeps it. */
export type PickedFile = {
  id: number;
  file_id: number;
  caption: string | null;
  LibraryUpload: {
    id: number;
    slug: string;
    filename: string;
    original_filename: string | null;
    thumb_filename: string | null;
  };
};

/** A child template to fill, by slug or id, and the project or service that it is filled for. */
export type ChosenForm = { child: string; place: { kind: 'job' | 'service'; id: string } | null };

/** What the federation's widgets take, by `remote.widget`. A change here is a change of the widget's version. */
export type WidgetContracts = {
  /**
   * The weather now, at coordinates or at a named place; without either, where it was last asked for on this device.
   * With `observed` it shows that observation instead and asks for nothing; `onObserved` gets what it asked for, `onNoted` what
   * the person wrote down where nothing answered.
   */
  'home.weather': {
    lat?: number | null;
    lon?: number | null;
    q?: string | null;
    observed?: NotedWeather | null;
    onObserved?: (weather: Weather) => void;
    onNoted?: (weather: NotedWeather) => void;
  };
  /** The image viewer and editor, inside the shell's overlay: one file of a set. */
  'library.viewer': {
    files: readonly ViewedFile[];
    at: number;
    onMove: (at: number) => void;
    onClose: () => void;
  };
  /**
   * The dialog in which a picture is drawn on and turned. A stored one keeps its file, the drawing lies over it as a layer;
   * a chosen one that is not sent yet is given back with the drawing in it.
   */
  'library.image-editor':
    | { image: ImageItem; onSaved: (image: ImageItem) => void; onClose: () => void }
    | { file: File; onSaved: (file: File) => void; onClose: () => void };
  /**
   * The pictures of a form's field: take, choose, look at, draw on, remove. One that is not sent yet stands in the value by
   * its `key`, and is kept on the device; the outbox sends it.
   */
  'library.image-field': {
    label: string;
    value: readonly ImageItem[];
    onChange: (value: ImageItem[]) => void;
    /** How many it takes; any number unless said. */
    max?: number;
    required?: boolean;
    /** What is wrong with the value. */
    error?: string;
    /** The pictures are the template's own: shown, not changed. */
    isStatic?: boolean;
  };
  /** A sheet to draw on, in place. It is stored with its first stroke, and then after each one. */
  'library.whiteboard': {
    label: string;
    value: ImageItem | null;
    onChange: (value: ImageItem) => void;
    required?: boolean;
    error?: string;
    isStatic?: boolean;
  };
  /**
   * One stored file with its preview, to be changed and removed. It stores the file itself; what refers to it is the
   * caller's to save.
   */
  'library.upload-panel': {
    label: string;
    /** Where the file goes: `{Model}/save`; and by which method. Without both nothing is sent. */
    target: 'LibraryUpload';
    action: 'POST' | 'PUT';
    accept: 'images' | 'documents' | 'documents/images';
    value: StoredFile | null;
    onChange: (value: StoredFile | null) => void;
  };
  /** The dialog "Select Library File". With a project or a service call its Files tab is another source. */
  'library.file-picker': {
    jobId?: number | null;
    serviceId?: number | null;
    onPick: (file: PickedFile) => void;
    onClose: () => void;
  };
  'equipment.picker': {
    /** The chosen piece, or null. */
    value: number | null;
    includeArchived?: boolean;
    /** Types that may be picked from; all of them unless some are named. */
    typeIds?: readonly number[];
    onPick: (picked: { id: number; description: string } | null) => void;
  };
  /** The messages beside another screen. Its navigation is its own: `onExpand` gets the place that it shows. */
  'messaging.panel': { onExpand: (at: string) => void; onClose: () => void };
  /**
   * The levels from which a form is chosen, the first of them at /forms/templates. `onChoose` is told of the choice; without
   * it the app moves to the form.
   */
  'forms.chooser': { onChoose?: (chosen: ChosenForm) => void };
  /** The dialog "Company Form", in which a form is filled, signed and sent. */
  'forms.filler': {
    form: ChosenForm;
    /** The caller needs it filled: there is no way out of it. */
    isRequired?: boolean;
    /** Opens on the last section, for somebody who has signed it before. */
    skipForm?: boolean;
    /** It was sent; the dialog stays for nothing more. */
    onSubmitted: () => void;
    onClose: () => void;
  };
  /** The dialog that starts a thread. */
  'messaging.new-thread': { onClose: () => void };
  /** What people say about one record, with the box to join in. `subject` and `members` are those of its thread, should it have none yet. */
  'messaging.comments': { model: CommentParent; slug: string; subject: string; members?: readonly number[] };
};

export type WidgetName = keyof WidgetContracts;
