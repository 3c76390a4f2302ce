import type { FieldKind } from '@fieldspan/domain/form/field-kind';
import type { FormField } from '@fieldspan/domain/form/form-sections';
import type { ComponentType } from 'react';
import { NumberEditor } from './fields/number-editor.tsx';
import { CalculatedShown } from './fields/calculated-shown.tsx';
import { DateTimeEditor } from './fields/date-time-editor.tsx';
import { GpsEditor } from './fields/gps-editor.tsx';
import { BarcodeEditor } from './fields/barcode-editor.tsx';
import { SignatureEditor } from './fields/signature-editor.tsx';
import { UploadEditor } from './fields/upload-editor.tsx';
import { ContactEditor, EquipmentEditor, PersonEditor } from './fields/record-editors.tsx';
import type { Labelled } from './field-editor.ts';
import { CheckListEditor } from './fields/check-list-editor.tsx';
import { ChoiceEditor } from './fields/choice-editor.tsx';
import { ChoicesEditor } from './fields/choices-editor.tsx';
import { FacilityEditor } from './fields/facility-editor.tsx';
import { FileEditor } from './fields/file-editor.tsx';
import { ImageEditor } from './fields/image-editor.tsx';
import { DateEditor, TimeEditor } from './fields/moment-editors.tsx';
import { ParagraphShown } from './fields/paragraph-shown.tsx';
import { PhoneListEditor } from './fields/phone-list-editor.tsx';
import { ControlsEditor, HazardsEditor } from './fields/safety-list-editors.tsx';
import { TableEditor } from './fields/table-editor.tsx';
import { TasksEditor } from './fields/tasks-editor.tsx';
import { TextEditor, LongTextEditor } from './fields/text-editors.tsx';
import { UnknownField } from './fields/unknown-field.tsx';
import { VideoEditor } from './fields/video-editor.tsx';
import { WeatherEditor } from './fields/weather-editor.tsx';
import { WhiteboardEditor } from './fields/whiteboard-editor.tsx';
import { YesNoEditor } from './fields/yes-no-editor.tsx';

const EDITORS: Record<Exclude<FieldKind, 'repeat'>, ComponentType<Labelled>> = {
  boolean: YesNoEditor,
  tasklist: TasksEditor,
  table: TableEditor,
  'hazard-list': HazardsEditor,
  'control-list': ControlsEditor,
  select: ChoiceEditor,
  'select-multi': ChoicesEditor,
  checklist: CheckListEditor,
  image: ImageEditor,
  whiteboard: WhiteboardEditor,
  'static-paragraph': ParagraphShown,
  'youtube-video': VideoEditor,
  'library-file': FileEditor,
  'medical-facility-location': FacilityEditor,
  weather: WeatherEditor,
  'weather-widget': WeatherEditor,
  'personnel-phone-list': PhoneListEditor,
  text: TextEditor,
  textarea: LongTextEditor,
  date: DateEditor,
  time: TimeEditor,
  number: NumberEditor,
  calculated: CalculatedShown,
  'date-time': DateTimeEditor,
  gps: GpsEditor,
  barcode: BarcodeEditor,
  signature: SignatureEditor,
  person: PersonEditor,
  contact: ContactEditor,
  equipment: EquipmentEditor,
  file: UploadEditor,
  'camera-photo': ImageEditor,
};

const isEditable = (kind: string): kind is keyof typeof EDITORS => Object.hasOwn(EDITORS, kind);

/** The editor for each kind of field but repeating ones; an unknown (newer) type says that it cannot be filled in. */
export const editorOf = ({ kind }: Pick<FormField, 'kind'>): ComponentType<Labelled> =>
  isEditable(kind) ? EDITORS[kind] : UnknownField;
