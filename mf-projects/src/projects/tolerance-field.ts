import { toleranceChoicesQuery } from '@fieldspan/api/queries/clock';
import type { Project } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import { toleranceText } from '@fieldspan/domain/tolerance-choices';
import type { Field } from '@fieldspan/records/field';

/** How far from a project a person may be and still count as on site: one of the company's steps (document 0 §9). */
export const toleranceField: Field<'Job', Project> = {
  kind: 'relation',
  name: 'check_in_tolerance',
  label: msg('Check-in tolerance'),
  choices: toleranceChoicesQuery,
  shownOf: ({ check_in_tolerance: metres }) => (metres === null ? null : toleranceText(metres)),
};
