/**
 * Something to do: when it is due (days from today, past ones are overdue), what shows that it was done, and where it
 * stands now. `form` follows from a filled form, `job` and `service` from a project or a call.
 */
export type TaskWords = {
  title: string;
  details: string | null;
  from: 'job' | 'service' | 'form';
  due: number;
  state: 'open' | 'done' | 'cancelled';
  proof?: string;
  needsPhoto?: boolean;
  needsNote?: boolean;
};

export const TASKS: readonly TaskWords[] = [
  {
    title: 'Guard rail at the north stair opening',
    details: 'Two metres are missing since the hoist was taken down. Keep people out until it stands.',
    from: 'form',
    due: -1,
    state: 'open',
    needsPhoto: true,
  },
  {
    title: 'Replace the frayed sling on gang box 3',
    details: 'Tagged out. Bring the old one to the shop so that it is cut up.',
    from: 'form',
    due: 1,
    state: 'open',
    needsNote: true,
  },
  {
    title: 'Ask for the revised duct sections',
    details: 'RFI 14 answers only level 3.',
    from: 'job',
    due: 2,
    state: 'open',
  },
  { title: 'Confirm the crane for the rooftop unit', details: null, from: 'job', due: 4, state: 'open' },
  {
    title: 'Label the isolation valves in the plant room',
    details: 'The list is in the closeout folder.',
    from: 'job',
    due: 6,
    state: 'open',
    needsPhoto: true,
  },
  {
    title: 'Order the expansion tank for the return visit',
    details: 'Quote has been accepted; the supplier has it on Tuesday.',
    from: 'service',
    due: -2,
    state: 'open',
  },
  { title: 'Call the customer about the second boiler', details: null, from: 'service', due: 0, state: 'open' },
  { title: 'Send the start-up sheets to the owner', details: null, from: 'job', due: 12, state: 'open' },
  {
    title: 'Sweep the corridor after coring',
    details: null,
    from: 'job',
    due: -3,
    state: 'done',
    proof: 'Swept and the slurry taken away.',
  },
  {
    title: 'Fire extinguisher for the welding bench',
    details: 'The one that was there has expired.',
    from: 'form',
    due: -5,
    state: 'done',
    proof: 'New one hung at the column, checked this month.',
    needsNote: true,
  },
  {
    title: 'Cover the floor drain by the loading door',
    details: null,
    from: 'form',
    due: -8,
    state: 'done',
    proof: 'Steel plate, screwed down.',
  },
  {
    title: 'Second ladder for level 2',
    details: 'Not needed any more: the scaffold came.',
    from: 'job',
    due: -6,
    state: 'cancelled',
  },
];

/** What somebody deleted, and how many days ago. */
export const TRASHED_PHOTOS = [
  { caption: 'Blurred, taken by mistake', daysAgo: 2 },
  { caption: 'Wrong building', daysAgo: 6 },
] as const;

export const TRASHED_FOLDER = { name: 'Scans of the old office', daysAgo: 11 } as const;
