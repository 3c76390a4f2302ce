import { CANADIAN_PROVINCES, US_STATES, type Region } from './regions.ts';

type Choice = { value: string; label: string };

const asChoices = (regions: readonly Region[]): Choice[] =>
  regions.map(({ code, name }) => ({ value: code, label: name }));

/** The stored value for no province or state. */
export const NO_REGION = 'N/A';

/** The choices for a province or state: none, the provinces, the states, other (document 0 §9, "Lists"). */
export const regionChoices = (): (Choice | { label: string; options: Choice[] })[] => [
  { value: NO_REGION, label: 'None (N/A)' },
  { label: 'Canada', options: asChoices(CANADIAN_PROVINCES) },
  { label: 'United States', options: asChoices(US_STATES) },
  { value: 'Other', label: 'Other' },
];
