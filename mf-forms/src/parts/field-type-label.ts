import { isFieldType } from '@fieldspan/domain/form/form-sections';
import type { FieldType } from '@fieldspan/domain/form/form-sections';
import { t } from '@fieldspan/ui/i18n';

const LABELS: Record<FieldType, string> = {
  boolean: 'Yes or no',
  tasklist: 'Task list with hazards and controls',
  table: 'Table',
  'hazard-list': 'List of hazards',
  'control-list': 'List of controls',
  select: 'One choice',
  'select-multi': 'Several choices',
  checklist: 'Checklist',
  image: 'Photos',
  whiteboard: 'Drawing',
  'static-paragraph': 'Text to read',
  'youtube-video': 'Video to watch',
  'library-file': 'File from the library',
  'medical-facility-location': 'Nearest medical facility',
  weather: 'Weather at the site',
  'weather-widget': 'Weather at the site',
  'personnel-phone-list': 'Phone numbers of the people on the job',
  text: 'Short answer',
  textarea: 'Long answer',
  date: 'Date',
  time: 'Time',
};

/** The name of each field type; an unknown one keeps its technical name. */
export const fieldTypeLabel = (type: string): string => (isFieldType(type) ? t(LABELS[type]) : type);
