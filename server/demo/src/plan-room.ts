import type { Stroke } from '@fieldspan/domain/drawing';
import { arrow, cloud, counted, layerOf, measured, stamp, words } from './drawn-marks.ts';
import type { Project } from './jobs.ts';
import type { Library } from './library.ts';
import type { PlanSheetText } from './pictures/plan-set.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { addPlanSet } from './uploads.ts';
import { ISSUED, REISSUED, UNCHECKED } from './words/plans.ts';

/** A set that the server splits; what lies on its sheets is stored when they are there. */
export type PlannedSet = { id: number; tenantId: number; publishedAt: string | null; sheets: readonly OnSheet[] };

/** A pin, at shares of the sheet. */
type PlannedPin = {
  kind: 'photo' | 'task' | 'form' | 'thread' | 'link';
  x: number;
  y: number;
  label: string;
  image_id?: number;
  task_id?: number;
  form_id?: number;
  thread_id?: number;
  to_number?: string;
  is_closed?: 0 | 1;
};

/** What lies on the sheet with this number: layers of marks, and pins. */
export type OnSheet = {
  number: string;
  layers: readonly { by: number; layerJson: string }[];
  pins: readonly PlannedPin[];
  by: number;
  at: string;
};

/** The width of every sheet in units of its marks. */
const SHEET_WIDTH = 1000;
/** 10 m in units of a sheet of A1 at 1:100. */
const TEN_METRES = 118.9;

type Cast = { projects: readonly Project[]; library: Library };

/** Creates the sets of plans of the newest project, one of which the next revision replaces, and one that waits to be checked. */
export function makePlanRoom(site: Site, { projects, library }: Cast): PlannedSet[] {
  if (!site.profile.metric) return [];
  const [first, second] = [itemAt(projects, 0), itemAt(projects, 1)];
  const issued = addSet(site, first, { name: 'For construction', daysAgo: 64, sheets: ISSUED });
  const again = addSet(site, first, { name: 'RFI 14, level 3 ducts', daysAgo: 9, sheets: REISSUED });
  const waiting = addSet(site, second, { name: 'Cold store, preliminary', daysAgo: 2, sheets: UNCHECKED });
  return [
    { ...issued, sheets: [floorSheet(site, first), oldDucts(site, first)] },
    { ...again, sheets: [ducts(site, first, library)] },
    { ...waiting, publishedAt: null, sheets: [] },
  ];
}

type NewSet = { name: string; daysAgo: number; sheets: readonly PlanSheetText[] };

function addSet(site: Site, { row, manager }: Project, { name, daysAgo, sheets }: NewSet) {
  const at = site.calendar.at(daysAgo, 14);
  const day = site.calendar.date(daysAgo);
  const file = addPlanSet(
    site,
    { building: row.job_name, company: site.profile.name, date: day, sheets },
    { by: manager.user.id, at, name: `${name}.pdf` },
  );
  const set = site.add('PlanSet', {
    job_id: row.id,
    file_id: file.id,
    name,
    issued_on: day,
    state: 'waiting',
    created_by: manager.user.id,
    created_at: at,
  });
  return { id: set.id, tenantId: site.tenantId, publishedAt: at };
}

const layer = (by: number, strokes: readonly Stroke[], at: string) => ({
  by,
  layerJson: layerOf(SHEET_WIDTH, strokes, at),
});

/** Whoever runs the work, and the foreperson. */
const leadersOf = ({ manager, crew }: Project) => ({ manager: manager.user.id, lead: (crew[1] ?? manager).user.id });

/** Fixtures counted on the floor plan. */
function floorSheet(site: Site, project: Project): OnSheet {
  const { lead } = leadersOf(project);
  const at = site.calendar.at(40, 11);
  const places = [1, 3, 5, 7, 9, 11].map((half) => [84 + half * 59.4, 240] as const);
  return {
    number: 'A-301',
    by: lead,
    at,
    layers: [
      layer(
        lead,
        [
          ...places.map((place, index) => counted('blue', place, index + 1)),
          words('blue', [250, 190], 'Sinks to be roughed in: 6'),
        ],
        at,
      ),
    ],
    pins: [{ kind: 'link', x: 0.46, y: 0.48, label: 'Ducts of this floor', to_number: 'M-301' }],
  };
}

/** What the revision was asked for with. */
function oldDucts(site: Site, project: Project): OnSheet {
  const { manager } = leadersOf(project);
  const at = site.calendar.at(21, 15);
  const strokes = [cloud('red', [470, 312], [600, 356]), words('red', [535, 296], 'Clashes with the sprinkler main')];
  return { number: 'M-301', by: manager, at, layers: [layer(manager, strokes, at)], pins: [] };
}

/** The revision in force: calibrated, measured, with a question, and pins that carry a photo, a form and another sheet. */
function ducts(site: Site, project: Project, library: Library): OnSheet {
  const { manager, lead } = leadersOf(project);
  const at = site.calendar.at(4, 9);
  const scale = { kind: 'scale', value: 10, unit: 'm' } as const;
  const length = { kind: 'length', value: (540 / TEN_METRES) * 10, unit: 'm' } as const;
  const area = { kind: 'area', value: (112 * 196 * 100) / TEN_METRES ** 2, unit: 'm' } as const;
  const review = [
    measured('green', [[600, 660] as const, [600 + TEN_METRES, 660] as const], scale),
    measured('green', [[140, 348] as const, [680, 348] as const], length),
    stamp('green', [920, 90], 'FOR REVIEW'),
  ];
  const site3 = [
    cloud('red', [696, 318], [800, 398]),
    arrow('red', [640, 440], [700, 390]),
    words('red', [600, 456], 'VAV-3: 600 mm free for the filter?'),
    measured('blue', [[92, 108] as const, [204, 108] as const, [204, 304] as const, [92, 304] as const], area),
  ];
  const scenes = ['corridor', 'sleeve', 'leak'] as const;
  const photos = scenes.map((scene) => library.photos.find((photo) => photo.scene === scene)?.upload.id);
  const ofProject = (each: { job_id?: unknown }) => each.job_id === project.row.id;
  const form = site.rowsOf('CompanyForm').find(ofProject);
  const task = site.rowsOf('Task').find((each) => ofProject(each) && each['state'] === 'open');
  const pins: PlannedPin[] = [
    { kind: 'photo', x: 0.3, y: 0.5, label: 'Corridor, hangers are up', ...(photos[0] && { image_id: photos[0] }) },
    { kind: 'photo', x: 0.62, y: 0.28, label: 'Sleeve 40 mm off', ...(photos[1] && { image_id: photos[1] }) },
    {
      kind: 'photo',
      x: 0.2,
      y: 0.72,
      label: 'Stain below the tap',
      is_closed: 1,
      ...(photos[2] && { image_id: photos[2] }),
    },
    { kind: 'link', x: 0.72, y: 0.82, label: 'Ceiling heights', to_number: 'A-301' },
  ];
  if (form) pins.push({ kind: 'form', x: 0.36, y: 0.78, label: 'Hazard assessment here', form_id: Number(form['id']) });
  if (task) pins.push({ kind: 'task', x: 0.52, y: 0.62, label: String(task['title']), task_id: Number(task['id']) });
  return { number: 'M-301', by: lead, at, layers: [layer(manager, review, at), layer(lead, site3, at)], pins };
}
