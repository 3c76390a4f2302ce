import { check, day, given, line, no, note, one, photo, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const siteInspection: StarterForm = {
  key: 'site-safety-inspection',
  trade: 'general',
  title: 'Weekly site safety inspection',
  category: 'Safety',
  description:
    'A competent person walks the whole site and writes down what is in order, what is not, and who puts it right.',
  basis: ['OSHA 29 CFR 1926.20(b)(2)', 'OSHA 29 CFR 1926.25', 'OSHA 29 CFR 1926.150'],
  sections: [
    section(
      'walk',
      'The inspection',
      day('date', 'Date of the inspection'),
      line('inspector', 'Inspected by (competent person)'),
      line('with', 'Worker or representative who came along'),
      one('stage', 'Stage of the project', [
        'Site preparation',
        'Foundations',
        'Structure',
        'Envelope',
        'Rough-in',
        'Finishes',
        'Commissioning',
      ]),
      yes('earlier', 'Are the defects of the last inspection put right?', {
        warn: 'Defects of the last inspection are still open.',
        ask: 'Which are open, and why?',
      }),
    ),
    section(
      'access',
      'Access, order and welfare',
      check('fence', 'Fence, gates and signs at the site boundary', 'Picture of the gap'),
      check('walkways', 'Walkways and stairs clear, lit and not slippery'),
      check('housekeeping', 'Waste, nails and cords cleared away', 'Picture of the area'),
      check('storage', 'Materials stacked so that they cannot fall or roll'),
      check('toilets', 'Toilets, washing place and drinking water'),
    ),
    section(
      'hazards',
      'Fall, fire and electricity',
      check('edges', 'Guardrails and covers at edges, openings and shafts', 'Picture of the open edge'),
      check('covers', 'Floor covers marked, fixed and strong enough'),
      check('extinguishers', 'Fire extinguishers in place, charged and inspected this month'),
      check('flammables', 'Fuel, gas cylinders and flammables stored and secured upright'),
      check('gfci', 'Temporary power: ground-fault protection and undamaged cords', 'Picture of the damage'),
      check('first-aid', 'First aid kit complete, eyewash within reach'),
      check('sds', 'Safety data sheets at hand for every chemical on site'),
    ),
    section(
      'result',
      'Result',
      no('stop', 'Did you find anything that was dangerous enough to stop work?', {
        warn: 'Work was stopped during the inspection because of an immediate danger.',
        ask: 'What was stopped, where, and what has to happen before it goes on?',
        photo: 'Picture of the danger',
      }),
      words('good', 'What the crew does well'),
      words('actions', 'What has to be done, by whom and until when', { requiredField: 0 }),
      photo('overview', 'Overview of the site'),
      given('personnel-phone-list', 'phones', 'Who to call'),
      note(
        'post',
        'Afterwards',
        '<p>Talk through the result with the supervisor before leaving, and post it where the crew can read it.</p>',
      ),
    ),
  ],
};
