import { weatherIn } from '@fieldspan/contract/weather';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import { facilityIn } from '../engine/facility.ts';
import { answerLines } from '@fieldspan/domain/form/answer-lines';
import { signatureIn } from '@fieldspan/domain/form/field-signature';
import { isNotApplicable } from '@fieldspan/domain/form/not-applicable';
import type { Answer, DocField } from '@fieldspan/domain/form/form-types';
import { wordsIn } from '@fieldspan/domain/form/json-shape';
import { phonesIn } from '../engine/phone-list.ts';
import { pickedFileIn } from '../engine/picked-file.ts';
import { imagesIn } from '@fieldspan/domain/form/stored-answer';
import { writtenDay, writtenTime } from '../engine/written-moment.ts';
import { Directions } from './directions.tsx';
import { FileShown } from './file-shown.tsx';
import { PhoneList } from './phone-list.tsx';
import { RichText } from './rich-text.tsx';
import styles from './static-answer.module.css';
import { StaticDrawing } from './static-drawing.tsx';
import { StaticPictures } from './static-pictures.tsx';
import { StaticTable } from './static-table.tsx';
import { StaticTasks } from './static-tasks.tsx';
import { SignatureView } from './signature-view.tsx';
import { StaticPoint } from './static-point.tsx';
import { VideoFrame } from './video-frame.tsx';
import { WeatherText } from './weather-text.tsx';
import { withUnit } from './with-unit.ts';

type StaticAnswerProps = { entry: DocField; answer: Answer };
type Show = (given: StaticAnswerProps & { preset: string }) => ReactNode;

/** A read-only answer, rendered by its type; null if unanswered. */
const SHOWN: Readonly<Record<string, Show>> = {
  boolean: ({ answer }) => yesOrNo(answer.value),
  text: ({ answer }) => words(answer.value),
  textarea: ({ answer }) => words(answer.value),
  select: ({ answer }) => words(answer.value),
  date: ({ answer }) => writtenDay(answer.value),
  time: ({ answer }) => writtenTime(answer.value),
  'select-multi': ({ answer }) => list(answer.value),
  checklist: ({ answer }) => list(answer.value),
  'hazard-list': ({ answer }) => list(answer.value),
  'control-list': ({ answer }) => list(answer.value),
  table: ({ entry, answer }) => <StaticTable field={entry.field} value={answer.value} />,
  tasklist: ({ answer }) => <StaticTasks answer={answer} />,
  image: ({ entry, answer }) => <StaticPictures pictures={imagesIn(answer.value)} alt={entry.field.label} />,
  whiteboard: ({ entry, answer }) => <StaticDrawing label={entry.field.label} value={answer.value} />,
  'static-paragraph': ({ preset }) => <RichText html={preset} />,
  'youtube-video': ({ entry, preset }) => <VideoFrame address={preset} title={entry.field.label} />,
  'library-file': ({ answer }) => libraryFile(answer.value),
  'medical-facility-location': ({ answer }) => facility(answer.value),
  weather: ({ answer }) => weather(answer.value),
  'weather-widget': ({ answer }) => weather(answer.value),
  'personnel-phone-list': ({ answer }) => phones(answer.value),
  number: ({ entry, answer }) => quantity(entry, answer.value),
  calculated: ({ entry, answer }) => quantity(entry, answer.value),
  'date-time': ({ answer }) => dayAndTime(answer.value),
  gps: ({ answer }) => <StaticPoint answer={answer} />,
  signature: ({ answer }) => signed(answer),
};

export function StaticAnswer({ entry, answer }: StaticAnswerProps) {
  const { field } = entry;
  if (isNotApplicable(field, answer.value)) return t('N/A');
  const show = SHOWN[field.kind] ?? SHOWN[field.type] ?? unknown;
  const shown = show({ entry, answer, preset: typeof field.default === 'string' ? field.default : '' });
  return shown ?? <span className={styles.none}>{t('Not answered')}</span>;
}

/** A type that this version does not know: its answer as it reads, rather than as if there were none. */
function unknown({ entry, answer }: StaticAnswerProps): ReactNode {
  const lines = answerLines(entry, answer);
  return lines.length > 0 ? <span className={styles.words}>{lines.join('\n')}</span> : null;
}

function quantity({ field }: DocField, value: unknown): ReactNode {
  return typeof value === 'string' && value !== '' ? withUnit(value, field.ext) : null;
}

function dayAndTime(value: unknown): string | null {
  const [day, time] = typeof value === 'string' && value !== '' ? value.split('T') : [];
  return day === undefined ? null : [writtenDay(day), writtenTime(time)].filter(Boolean).join(', ');
}

function signed(answer: Answer): ReactNode {
  const signature = signatureIn(answer);
  return signature ? <SignatureView signature={signature} /> : words(answer.value);
}

function yesOrNo(value: unknown): string | null {
  if (value === 1) return t('Yes');
  return value === 0 ? t('No') : null;
}

const words = (value: unknown): ReactNode =>
  typeof value === 'string' && value !== '' ? <span className={styles.words}>{value}</span> : null;

function list(value: unknown): ReactNode {
  const all = wordsIn(value);
  if (all.length === 0) return null;
  return (
    <ul className={styles.list}>
      {all.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}

function libraryFile(value: unknown): ReactNode {
  const file = pickedFileIn(value);
  return file && <FileShown file={file} />;
}

function facility(value: unknown): ReactNode {
  const found = facilityIn(value);
  if (found.name === '' && found.address === '') return null;
  return (
    <div className={styles.facility}>
      <p>{found.name}</p>
      <p className={styles.none}>{found.address}</p>
      <Directions facility={found} from={null} />
    </div>
  );
}

function weather(value: unknown): ReactNode {
  const observed = weatherIn(value);
  return observed && <WeatherText weather={observed} />;
}

function phones(value: unknown): ReactNode {
  const people = phonesIn(value);
  return people.length > 0 ? <PhoneList people={people} /> : null;
}
