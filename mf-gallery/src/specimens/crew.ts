/** Invented people and jobs to choose from. */
export const CREW = [
  { value: '1', label: 'Marta Okafor', note: 'Foreperson' },
  { value: '2', label: 'Luis Ferreira', note: 'Pipefitter' },
  { value: '3', label: 'Wen Li', note: 'Coordinator' },
  { value: '4', label: 'Priya Nair', note: 'Project manager' },
  { value: '5', label: 'Sam Ortega', note: 'Apprentice' },
  { value: '6', label: 'Dana Reyes', note: 'Site supervisor' },
];

export const JOBS = Array.from({ length: 60 }, (_, index) => ({
  value: String(index + 1),
  label: `J-${2000 + index} ${['Stone Road Medical', 'Elmwood boilers', 'Harbour Foods'][index % 3] ?? ''}`,
  note: ['Guelph', 'Cambridge', 'Hamilton'][index % 3],
}));

export const HAZARDS = [
  'Working at heights',
  'Hot work',
  'Confined space',
  'Silica dust',
  'Live electrical',
  'Overhead load',
].map((label) => ({ value: label, label }));

export type Expense = { id: number; what: string; who: string; cents: number; isPaid: boolean };

export const EXPENSES: readonly Expense[] = [
  { id: 1, what: 'Core bits, 4 inch', who: 'Luis Ferreira', cents: 18420, isPaid: false },
  { id: 2, what: 'Parking, level 3', who: 'Wen Li', cents: 1200, isPaid: true },
  { id: 3, what: 'Clamps', who: 'Marta Okafor', cents: 7385, isPaid: false },
];
