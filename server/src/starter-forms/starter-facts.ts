import { DISPLAY_ONLY } from './starter-form.ts';
import type { StarterField, StarterForm } from './starter-form.ts';

const fieldsOf = ({ sections }: StarterForm): StarterField[] => sections.flatMap(({ fields }) => [...fields]);

/** The fields that ask something. */
export const questionsOf = (form: StarterForm): StarterField[] =>
  fieldsOf(form).filter(({ type }) => !DISPLAY_ONLY.has(type));

const SECONDS: Readonly<Partial<Record<StarterField['type'], number>>> = {
  boolean: 6,
  select: 6,
  date: 5,
  time: 5,
  text: 12,
  'select-multi': 12,
  checklist: 15,
  image: 20,
  textarea: 35,
  whiteboard: 40,
  table: 60,
  tasklist: 90,
};
const OTHER_SECONDS = 10;

/** About how long the form takes to fill in, by the kinds of its questions. */
export function minutesOf(form: StarterForm): number {
  const seconds = questionsOf(form).reduce((sum, { type }) => sum + (SECONDS[type] ?? OTHER_SECONDS), 0);
  return Math.max(1, Math.round(seconds / 60));
}
