import type { DocumentKind } from '../pictures/documents.ts';
import type { SceneKind } from '../pictures/scenes.ts';

/** Tags of the library. */
export const FILE_TAGS = [
  'Progress',
  'Drawings',
  'Nameplates',
  'Deficiencies',
  'Start-up',
  'Safety',
  'Certificates',
  'Manuals',
  'Permits',
  'Closeout',
] as const;
export type FileTagName = (typeof FILE_TAGS)[number];

type Captions = { tag: FileTagName; captions: readonly string[] };

/** Captions of photos. {n} is a small number, {town} a town, {job} a project. */
export const PHOTO_CAPTIONS: Readonly<Record<SceneKind, Captions>> = {
  roof: {
    tag: 'Progress',
    captions: [
      'RTU-{n} set and levelled',
      'Curb {n} before the unit',
      'Gas line along the parapet, {town}',
      'Roof after clean-up',
      'Old RTU-{n}, to be removed',
    ],
  },
  frame: {
    tag: 'Progress',
    captions: ['{job}, week {n}', 'Crane pick, steel above level {n}', 'View from the south gate', 'Slab {n} poured'],
  },
  plant: {
    tag: 'Progress',
    captions: [
      'Boiler plant piped, {job}',
      'Mechanical room before insulation',
      'Header with new drops, boiler {n}',
      'Pump {n} base grouted',
      'Mains painted and labelled',
    ],
  },
  gauge: {
    tag: 'Start-up',
    captions: [
      'Test pressure at start, loop {n}',
      'Pressure after two hours',
      'Return header gauge',
      'Suction gauge P-{n}',
    ],
  },
  plate: {
    tag: 'Nameplates',
    captions: [
      'Nameplate boiler {n}',
      'Nameplate RTU-{n}',
      'Plate of pump P-{n}',
      'Compressor plate, circuit {n}',
      'Nameplate, {town}',
    ],
  },
  sleeve: {
    tag: 'Deficiencies',
    captions: [
      'Sleeves grid C, {n} off',
      'Core {n} too low, marked',
      'Penetrations before firestop',
      'Sleeve layout level {n}',
    ],
  },
  corridor: {
    tag: 'Progress',
    captions: [
      'Corridor {n}, overhead rough-in',
      'Lift access level {n}',
      'Duct and pipe before ceiling',
      'Level {n} looking east',
    ],
  },
  panel: {
    tag: 'Start-up',
    captions: [
      'Control panel CP-{n}, open',
      'Terminal strip after rewiring',
      'Board before replacement',
      'Panel {n}, circuits traced',
    ],
  },
  leak: {
    tag: 'Deficiencies',
    captions: [
      'Stain above room 2{n}',
      'Ceiling tile, day {n}',
      'Leak below the drain pan',
      'Before: tile to be replaced',
    ],
  },
  trench: {
    tag: 'Progress',
    captions: [
      'Main in the box, station {n}+40',
      'Bedding before backfill',
      'Crossing found by hand',
      'Lateral {n} connected',
    ],
  },
  road: {
    tag: 'Safety',
    captions: [
      'Lane closure as set up',
      'Cones and sign, {town}',
      'Cover {n} raised to grade',
      'Taper seen from traffic',
    ],
  },
  van: { tag: 'Safety', captions: ['Van {n} at the shop', 'Circle check, unit {n}', 'Rack repaired, unit {n}'] },
  plan: {
    tag: 'Drawings',
    captions: [
      'Floor plan level {n}, marked up',
      'As-built mark-up level {n}',
      'Coordination sketch, {job}',
      'Ceiling plan level {n}',
    ],
  },
  riser: {
    tag: 'Drawings',
    captions: [
      'Riser diagram, zone {n}',
      'Domestic water riser',
      'Heating riser, mark-up {n}',
      'Valve chart level {n}',
    ],
  },
};

type DocumentWords = {
  tag: FileTagName;
  titles: readonly string[];
  facts: readonly (readonly [string, string])[];
  paragraphs: readonly string[];
};

export const DOCUMENT_WORDS: Readonly<Record<DocumentKind, DocumentWords>> = {
  certificate: {
    tag: 'Certificates',
    titles: [
      'Calibration certificate, gauge {n}',
      'Welder qualification',
      'Backflow tester certificate',
      'Fire stop installer card',
      'Crane inspection certificate',
    ],
    facts: [
      ['Certificate', 'C-{num}'],
      ['Valid for', '12 months'],
      ['Method', 'Comparison with reference {n}'],
      ['Result', 'Within tolerance'],
      ['Issued in', '{town}'],
    ],
    paragraphs: [
      'This is to certify that the item or person named above was examined on the date shown and met the requirements of the method stated.',
    ],
  },
  'cut-sheet': {
    tag: 'Manuals',
    titles: [
      'Cut sheet, circulator CP-ECM-{n}',
      'Cut sheet, rooftop unit RT-5{n}',
      'Submittal, butterfly valves',
      'Submittal, fire dampers',
      'Cut sheet, unit heater UH-{n}',
    ],
    facts: [
      ['Model', 'NX-{num}'],
      ['Capacity', '{n}0 kW'],
      ['Electrical', '575 V, 3 phase, 60 Hz'],
      ['Connections', '{n} in, flanged'],
      ['Weight', '1{n}4 kg'],
      ['Lead time', '{n} weeks'],
    ],
    paragraphs: [
      'Cast body with stainless shaft, mechanical seal and variable speed drive. Suitable for water and for up to 50 % glycol.',
      'Clearances: 600 mm in front for service, 300 mm on the other sides. Lift by the motor bracket only.',
    ],
  },
  'test-report': {
    tag: 'Closeout',
    titles: [
      'Pressure test report, loop {n}',
      'Gas pressure test, zone {n}',
      'Duct leakage test, system {n}',
      'Medical gas verification, zone {n}',
      'Hydrostatic test, fire main',
    ],
    facts: [
      ['System', 'Zone {n}'],
      ['Medium', 'Water'],
      ['Gauge', 'No. {num}'],
      ['Witness', 'Inspector on site'],
      ['Result', 'Passed, no loss'],
    ],
    paragraphs: [],
  },
  plan: {
    tag: 'Drawings',
    titles: [
      'M-{num} Heating plan, level {n}',
      'P-{num} Plumbing plan, level {n}',
      'M-{num} Ventilation, level {n}',
      'Site plan, {job}',
      'Coordination plan, level {n}',
    ],
    facts: [
      ['Scale', '1:50'],
      ['Revision', '{n}'],
      ['Project', '{job}'],
    ],
    paragraphs: [],
  },
  procedure: {
    tag: 'Safety',
    titles: [
      'Safe job procedure: hot work',
      'Safe job procedure: confined space',
      'Emergency response plan, {job}',
      'Lockout procedure, panel {n}',
      'Lift plan, pick {n}',
      'Building permit {num}',
    ],
    facts: [
      ['Document', 'SJP-{num}'],
      ['Revision', '{n}'],
      ['Applies to', 'Everyone on site'],
      ['Review', 'Each year'],
    ],
    paragraphs: [
      'Before you start: read the hazard assessment of the day, check that everyone named on it is present, and tell the supervisor where you work.',
      'During the work: keep the area taped, keep tools tethered above 3 m, stop at once when a condition changes and ask.',
      'After the work: leave it safe for whoever comes next, note what was unusual, and sign.',
    ],
  },
};
