import { type Message, dataText, msg } from './message.ts';
import { CANADIAN_PROVINCES, US_STATES, type Region } from './regions.ts';

type Choice = { value: string; label: Message };

const asChoices = (regions: readonly Region[]): Choice[] =>
  regions.map(({ code, name }) => ({ value: code, label: dataText(name) }));

/** The stored value for no province or state. */
export const NO_REGION = 'N/A';

/** The choices for a province or state: none, the provinces, the states, other (document 0 §9, "Lists"). */
export const regionChoices = (): (Choice | { label: Message; options: Choice[] })[] => [
  { value: NO_REGION, label: msg('None (N/A)') },
  { label: msg('Canada'), options: asChoices(CANADIAN_PROVINCES) },
  { label: msg('United States'), options: asChoices(US_STATES) },
  { value: 'Other', label: msg('Other') },
];
