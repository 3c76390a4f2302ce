import { isFieldType } from '@fieldspan/domain/form/form-sections';
import type { FieldType } from '@fieldspan/domain/form/form-sections';
import { type Message, msg } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';

const LABELS: Record<FieldType, Message> = {
  boolean: msg('Yes or no'),
  tasklist: msg('Task list with hazards and controls'),
  table: msg('Table'),
  'hazard-list': msg('List of hazards'),
  'control-list': msg('List of controls'),
  select: msg('One choice'),
  'select-multi': msg('Several choices'),
  checklist: msg('Checklist'),
  image: msg('Photos'),
  whiteboard: msg('Drawing'),
  'static-paragraph': msg('Text to read'),
  'youtube-video': msg('Video to watch'),
  'library-file': msg('File from the library'),
  'medical-facility-location': msg('Nearest medical facility'),
  weather: msg('Weather at the site'),
  'weather-widget': msg('Weather at the site'),
  'personnel-phone-list': msg('Phone numbers of the people on the job'),
  text: msg('Short answer'),
  textarea: msg('Long answer'),
  date: msg('Date'),
  time: msg('Time'),
};

/** The name of each field type; an unknown one keeps its technical name. */
export const fieldTypeLabel = (type: string): string => (isFieldType(type) ? translated(LABELS[type]) : type);
