import type { PlanSheetText } from '../pictures/plan-set.ts';

/** The sheets that were issued for construction. */
export const ISSUED: readonly PlanSheetText[] = [
  {
    number: 'A-301',
    title: 'LEVEL 3 FLOOR PLAN',
    revision: 'A',
    kind: 'floor',
    notes: ['1. Partitions to the underside of slab.', '2. SEE M-301 FOR DUCTS, SEE P-301 FOR PLUMBING.'],
  },
  {
    number: 'M-301',
    title: 'LEVEL 3 HVAC PLAN',
    revision: 'B',
    kind: 'ducts',
    notes: ['1. Duct insulation 25 mm in ceiling space.', '2. SEE A-301 FOR CEILING HEIGHTS.'],
  },
  {
    number: 'P-301',
    title: 'LEVEL 3 PLUMBING PLAN',
    revision: 'A',
    kind: 'pipes',
    notes: ['1. Shut-off valve at each branch.', '2. SEE A-301 FOR FIXTURE HEIGHTS.'],
  },
  {
    number: 'E-301',
    title: 'LEVEL 3 POWER PLAN',
    revision: 'A',
    kind: 'power',
    notes: ['1. Circuits as marked.', '2. SEE M-301 FOR VAV LOCATIONS.'],
  },
];

/** The sheet that came with an answer of the engineer. */
export const REISSUED: readonly PlanSheetText[] = [
  {
    number: 'M-301',
    title: 'LEVEL 3 HVAC PLAN',
    revision: 'C',
    kind: 'ducts',
    moved: true,
    notes: ['1. Main duct moved clear of the sprinkler main, RFI 14.', '2. SEE A-301 FOR CEILING HEIGHTS.'],
  },
];

/** Sheets of another building that nobody has checked yet. */
export const UNCHECKED: readonly PlanSheetText[] = [
  { number: 'M-101', title: 'COLD STORE PIPING PLAN', revision: 'P1', kind: 'pipes', notes: ['1. Preliminary.'] },
  { number: 'E-101', title: 'COLD STORE POWER PLAN', revision: 'P1', kind: 'power', notes: ['1. Preliminary.'] },
];
