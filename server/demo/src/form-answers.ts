import type { FieldType, FormField, Question } from './form-shape.ts';
import type { Library } from './library.ts';
import type { Member } from './people.ts';
import type { SceneKind } from './pictures/scenes.ts';
import type { Random } from './random.ts';
import type { Site } from './site.ts';
import { addFormImage } from './uploads.ts';
import { SAFETY_TASKS } from './words/safety.ts';

/** Who fills in a form, when and where. */
export type Filling = {
  site: Site;
  random: Random;
  daysAgo: number;
  hour: number;
  at: string;
  crew: readonly Member[];
  library: Library;
  place: { lat: number; long: number; city: string };
};

type Answer = Partial<FormField>;

/** Answers one question; optional fields may stay empty. */
export function answerTo(question: Question, filling: Filling): Answer {
  if (question.required !== true && filling.random.chance(SKIPPED[question.type] ?? 0)) return {};
  return ANSWERS[question.type](question, filling);
}

/** How likely an optional question stays empty, by type. */
const SKIPPED: Partial<Record<FieldType, number>> = {
  image: 0.6,
  whiteboard: 0.4,
  textarea: 0.3,
  'library-file': 0.3,
  'hazard-list': 0.3,
  'control-list': 0.3,
  'select-multi': 0.3,
};

const ANSWERS: Record<FieldType, (question: Question, filling: Filling) => Answer> = {
  boolean: yesOrNo,
  text: sample,
  textarea: sample,
  date: ({ label }, { site, daysAgo }) => ({
    value: site.calendar.date(label.includes('due') ? daysAgo - 365 : daysAgo),
  }),
  time: ({ label }, { random, hour }) => ({
    value: `${String(Math.floor(hour) + (label.endsWith('until') ? 4 : 0)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
  }),
  select: ({ options = [] }, { random }) => ({ value: random.pick(options) }),
  'select-multi': some,
  checklist: some,
  table: tableRows,
  tasklist: tasks,
  'hazard-list': (_, { random }) => ({ value: random.sample(random.pick(SAFETY_TASKS).hazards, 2) }),
  'control-list': (_, { random }) => ({ value: random.sample(random.pick(SAFETY_TASKS).controls, 2) }),
  image: photos,
  whiteboard,
  'static-paragraph': () => ({}),
  'youtube-video': () => ({}),
  'library-file': libraryFile,
  'medical-facility-location': (_, { site }) => {
    const { name, address, lat, lng } = site.profile.hospital;
    return { value: { name, address, lat, lng } };
  },
  weather,
  'personnel-phone-list': (_, { crew }) => ({
    value: crew.slice(0, 4).map(({ name, user }) => ({ name, phone: user.phone_mobile })),
  }),
};

function sample({ samples = [] }: Question, { random }: Filling): Answer {
  return samples.length > 0 ? { value: random.pick(samples) } : {};
}

/** Nearly always the answer that allows work to continue; otherwise the other one with the required remark. */
function yesOrNo(question: Question, { random }: Filling): Answer {
  const good =
    question.negativeResponseRequired === 1 ||
    question.positiveWarningMessage !== undefined ||
    question.conditionalRemarksResponseValue === 1
      ? 0
      : 1;
  const isFixed = question.positiveResponseRequired === 1 || question.negativeResponseRequired === 1;
  const value = isFixed || !random.chance(0.09) ? good : 1 - good;
  const asks = question.conditionalRemarksLabel !== undefined && question.conditionalRemarksResponseValue === value;
  return asks ? { value, conditionalRemarksValue: random.pick(REMARKS) } : { value };
}

const REMARKS = [
  'Two sleeves on grid C, level 3',
  'Cover missing by the stair, plywood on its way',
  'Small drip at the cylinder',
  'Part is ordered, back on Thursday',
  'Rail taken off for the delivery, back up at noon',
] as const;

function some({ options = [] }: Question, { random }: Filling): Answer {
  const chosen = new Set(random.sample(options, random.int(Math.ceil(options.length / 2), options.length)));
  return { value: options.filter((option) => chosen.has(option)) };
}

function tableRows({ samples = [], columns = [], rows }: Question): Answer {
  const count = typeof rows === 'number' ? rows : (rows?.length ?? samples.length);
  return {
    value: Array.from({ length: count }, (_, at) =>
      columns.map((_column, place) => samples[at]?.split('|')[place] ?? ''),
    ),
  };
}

function tasks(_: Question, { random }: Filling): Answer {
  const chosen = random.sample(SAFETY_TASKS, random.int(2, 4));
  const details = chosen.map(({ task, hazards, controls }) => ({
    description: task,
    hazards,
    controls,
    customTask: false,
  }));
  return { value: chosen.map(({ task }) => task), meta: { tasks: details } };
}

const FORM_SCENES: readonly SceneKind[] = ['corridor', 'plant', 'gauge', 'plate', 'roof', 'sleeve'];
const CIVIL_SCENES: readonly SceneKind[] = ['trench', 'road', 'plate', 'van'];

function photos({ label }: Question, { site, random, at, crew }: Filling): Answer {
  const scene = label.startsWith('Gauge')
    ? 'gauge'
    : label.startsWith('Nameplate')
      ? 'plate'
      : random.pick(site.profile.metric ? FORM_SCENES : CIVIL_SCENES);
  const { id, slug, filename, width, height } = addFormImage(site, scene, {
    by: crew[0]?.user.id ?? null,
    at,
    name: `${scene}.jpg`,
  });
  return { value: [{ id, slug, filename, width, height }] };
}

/** A rough sketch of the work area; its strokes are stored as a drawing layer. */
function whiteboard(_: Question, { site, random, at, crew }: Filling): Answer {
  const canvas = site.add('DrawCanvas', { width: 640, height: 360, created_at: at });
  const [left, top] = [random.int(40, 90), random.int(30, 60)];
  const box = [
    [left, top],
    [left + 460, top],
    [left + 460, top + 240],
    [left, top + 240],
    [left, top],
  ];
  const strokes = [
    stroke('black', 3, box),
    stroke('black', 3, [
      [left + 180, top],
      [left + 180, top + 150],
    ]),
    stroke('red', 10, [
      [left + 40, top + 60],
      [left + 90, top + 90],
      [left + 60, top + 120],
    ]),
    stroke('green', 10, [
      [left + 300, top + 200],
      [left + 420, top + 200],
      [left + 396, top + 186],
    ]),
  ];
  site.add('ImageDrawLayer', {
    canvas_id: canvas.id,
    created_by: crew[0]?.user.id ?? null,
    layer_json: JSON.stringify({ canvasWidth: 640, strokes }),
    created_at: at,
  });
  return { value: { id: canvas.id, slug: canvas.slug, width: 640, height: 360 } };
}

function stroke(strokeColor: string, strokeThickness: number, points: readonly (readonly number[])[]) {
  return { strokeColor, strokeThickness, trail: points.map(([x = 0, y = 0]) => ({ x, y })) };
}

function libraryFile(_: Question, { random, library }: Filling): Answer {
  const { id, file_id, caption, upload } = random.pick(
    library.files.filter((file) => file.upload.type === 'application/pdf'),
  );
  const { slug, filename, original_filename, thumb_filename } = upload;
  return {
    value: {
      id,
      file_id,
      caption,
      LibraryUpload: { id: upload.id, slug, filename, original_filename, thumb_filename },
    },
  };
}

const SKIES = [
  { id: 800, main: 'Clear', description: 'clear sky', icon: '01d' },
  { id: 802, main: 'Clouds', description: 'scattered clouds', icon: '03d' },
  { id: 804, main: 'Clouds', description: 'overcast clouds', icon: '04d' },
  { id: 500, main: 'Rain', description: 'light rain', icon: '10d' },
] as const;

/** The weather at the time of filling, in the weather service's units: kelvin, metres per second. */
function weather(_: Question, { random, at, place }: Filling): Answer {
  const sky = random.pick(SKIES);
  return {
    value: {
      name: place.city,
      coord: { lat: place.lat, lon: place.long },
      main: { temp: random.int(2660, 3020) / 10, humidity: random.int(38, 94) },
      wind: { speed: random.int(8, 96) / 10, deg: random.int(0, 35) * 10 },
      clouds: { all: sky.id === 800 ? 0 : random.int(20, 100) },
      rain: sky.id === 500 ? { '1h': random.int(2, 30) / 10 } : null,
      visibility: random.pick([6000, 9000, 10_000]),
      weather: [sky],
      dt: Math.round(Date.parse(at) / 1000),
      observed_at: at,
      source: { kind: 'estimate' },
    },
  };
}
