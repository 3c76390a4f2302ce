import type { CommentParent } from '@fieldspan/domain/comment-parents';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import type { NotedWeather, Weather } from './weather.ts';

/** A stored file for a viewer. Its URL contains the session's token, so it is built when the file is shown. */
export type ViewedFile = {
  /** Id of its LibraryUpload, so that drawings on it can be loaded; null if it has none. */
  uploadId: number | null;
  filename: string;
  /** The name for people. */
  name: string;
  /** A description of the picture, or its name if there is none. */
  alt: string;
};

/** A picture of a form. */
export type ImageItem = FormPicture;

/** A stored file (document 1 §3, Upload object); `type` is its MIME type. */
export type StoredFile = {
  id: number;
  filename: string;
  original_filename: string | null;
  thumb_filename: string | null;
  type: string | null;
};

/** A library file as it is stored in a form. */
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

/** What a form is about besides its place: ids of a piece of equipment, a contact and a person. */
export type FormAbout = { equipment?: number; contact?: number; person?: number };

/** A child template to fill in, by slug or id, its project or service call, and what else it is about. */
export type ChosenForm = { child: string; place: { kind: 'job' | 'service'; id: string } | null; about?: FormAbout };

/** What follows a form: further child templates by slug, at the same place, and a page after the last one. */
export type FormQueue = { next: readonly string[]; afterwards: string | null };

/** The props of the federation's widgets, by `remote.widget`. Changing one changes the widget's version. */
export type WidgetContracts = {
  /**
   * The current weather at coordinates or a named place; without either, at the last place on this device. With
   * `observed` it only shows that observation. `onObserved` receives what it loaded, `onNoted` what the person wrote
   * down because nothing answered.
   */
  'home.weather': {
    /** What the host calls it; tells several apart on one page. */
    label?: string;
    lat?: number | null;
    lon?: number | null;
    q?: string | null;
    observed?: NotedWeather | null;
    onObserved?: (weather: Weather) => void;
    onNoted?: (weather: NotedWeather) => void;
  };
  /** The image viewer and editor in the shell's overlay, for one file of a set. */
  'library.viewer': {
    files: readonly ViewedFile[];
    at: number;
    onMove: (at: number) => void;
    onClose: () => void;
  };
  /**
   * The dialog for drawing on a picture and rotating it. The drawing on a stored picture is saved as a layer; a chosen
   * file that is not uploaded yet is returned with the drawing in it.
   */
  'library.image-editor':
    | { image: ImageItem; onSaved: (image: ImageItem) => void; onClose: () => void }
    | { file: File; onSaved: (file: File) => void; onClose: () => void };
  /**
   * The pictures of a form field: take, choose, view, draw on, remove. A picture that is not uploaded yet has a `key`
   * in the value and is stored on the device; the outbox uploads it.
   */
  'library.image-field': {
    label: string;
    value: readonly ImageItem[];
    onChange: (value: ImageItem[]) => void;
    /** The maximum number of pictures; unlimited by default. */
    max?: number;
    required?: boolean;
    /** The problem of the current value. */
    error?: string;
    /** The pictures belong to the template and are read-only. */
    isStatic?: boolean;
    /** They are taken now: files of the device are not offered. */
    isCameraOnly?: boolean;
  };
  /** A sheet to draw on, inside the page. It is stored after its first stroke and then after each one. */
  'library.whiteboard': {
    label: string;
    value: ImageItem | null;
    onChange: (value: ImageItem) => void;
    required?: boolean;
    error?: string;
    isStatic?: boolean;
  };
  /**
   * One stored file with its preview, which can be replaced or removed. It stores the file itself; the caller saves the
   * reference to it.
   */
  'library.upload-panel': {
    label: string;
    /** The file is sent to `{Model}/save` with this method. Without both nothing is sent. */
    target: 'LibraryUpload';
    action: 'POST' | 'PUT';
    accept: 'images' | 'documents' | 'documents/images';
    value: StoredFile | null;
    onChange: (value: StoredFile | null) => void;
  };
  /** The dialog "Select Library File". For a project or service call it also offers that record's files. */
  'library.file-picker': {
    jobId?: number | null;
    serviceId?: number | null;
    onPick: (file: PickedFile) => void;
    onClose: () => void;
  };
  /** Whether people may dig at a call or a project, with the tickets there; nothing where no ticket is. */
  'projects.locates': { parent: { service_id: number } | { job_id: number } };
  'equipment.picker': {
    /** The chosen piece, or null. */
    value: number | null;
    includeArchived?: boolean;
    /** The types to pick from; all by default. */
    typeIds?: readonly number[];
    onPick: (picked: { id: number; description: string } | null) => void;
  };
  /** The messages next to another page. It navigates by itself; `onExpand` gets the path that it shows. */
  'messaging.panel': { onExpand: (at: string) => void; onClose: () => void };
  /**
   * The levels from which forms are chosen, starting at /forms/templates. Calls `onChoose` with the first and what
   * follows it; without it the app navigates to the form.
   */
  'forms.chooser': { onChoose?: (chosen: ChosenForm, queue: FormQueue) => void };
  /** The dialog "Company Form", in which a form is filled in, signed and sent. */
  'forms.filler': {
    form: ChosenForm;
    /** The form must be filled in: the dialog cannot be closed. */
    isRequired?: boolean;
    /** Opens the last section, for somebody who has signed the form before. */
    skipForm?: boolean;
    /** The caller needs it for this project or service: another one cannot be chosen. */
    hasOwnPlace?: boolean;
    /** Where it stands in a queue of forms: the second of three is `{ at: 2, all: 3 }`. */
    step?: { at: number; all: number };
    /** The form was sent; the caller should close the dialog. */
    onSubmitted: () => void;
    onClose: () => void;
  };
  /** The starter library by trade: look at forms and copy them. The page's address says what is shown. */
  'forms.starters': Record<string, never>;
  /** The dialog that starts a thread. */
  'messaging.new-thread': { onClose: () => void };
  /** The comments on one record, with an input. `subject` and `members` are used if its thread must be created. */
  'messaging.comments': { model: CommentParent; slug: string; subject: string; members?: readonly number[] };
};

export type WidgetName = keyof WidgetContracts;
