import { day, line, must, no, note, num, one, photo, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const refrigerantLog: StarterForm = {
  key: 'refrigerant-log',
  trade: 'hvac',
  title: 'Refrigerant log',
  category: 'Service',
  description:
    'Refrigerant that was added to, or recovered from, one appliance: how much, why, the leak that was looked for, and the repair.',
  basis: ['40 CFR Part 82, Subpart F (EPA Section 608)'],
  sections: [
    section(
      'appliance',
      'Appliance and technician',
      day('date', 'Date refrigerant was handled'),
      line('appliance', 'Appliance: make, model, serial number'),
      line('building', 'Building and place of the appliance'),
      one('use', 'Use of the appliance', [
        'Comfort cooling',
        'Commercial refrigeration',
        'Industrial process refrigeration',
        'Other',
      ]),
      num('charge', 'Full charge', { unit: 'lb', min: 0 }),
      one(
        'refrigerant',
        'Refrigerant',
        ['R-22', 'R-32', 'R-134a', 'R-404A', 'R-407C', 'R-410A', 'R-448A', 'R-449A', 'R-454B'],
        { defineOther: 1 },
      ),
      line('technician', 'Certified technician'),
      line('certificate', 'Number of the Section 608 certificate'),
      must('type', 'Does the certificate cover this type of appliance?'),
    ),
    section(
      'handled',
      'What was handled',
      one('what', 'What was done', ['Added', 'Recovered', 'Both', 'Leak test only']),
      num('added', 'Added', { unit: 'lb', min: 0, requiredField: 0 }),
      num('recovered', 'Recovered', { unit: 'lb', min: 0, requiredField: 0 }),
      line('cylinder', 'Cylinder number', { requiredField: 0 }),
      yes('machine', 'Was certified recovery equipment used, or was nothing recovered?', {
        warn: 'Refrigerant was recovered without certified equipment.',
        ask: 'What was used?',
      }),
      no('vented', 'Did refrigerant escape, other than the traces that cannot be avoided?', {
        warn: 'Refrigerant escaped to the air.',
        ask: 'About how much, and how did it happen?',
      }),
      one('goes', 'What becomes of the recovered refrigerant', [
        'Nothing was recovered',
        'Back into the same appliance',
        'To a reclaimer',
        'To be destroyed',
      ]),
    ),
    section(
      'leak',
      'Leak',
      note(
        'rates',
        'Leak rates',
        '<p>For appliances with 50 lb or more, the rule names a yearly leak rate above which a repair is due: <strong>10 %</strong> for comfort cooling, <strong>20 %</strong> for commercial refrigeration, <strong>30 %</strong> for industrial processes. Newer refrigerants may come under rules of their own.</p>',
      ),
      num('rate', 'Yearly leak rate, as calculated', { unit: '%', min: 0, requiredField: 0 }),
      no('over', 'Is the leak rate above the limit?', {
        warn: 'The leak rate is above the limit: repair within 30 days and verify.',
        ask: 'How was the rate calculated, and who was told?',
      }),
      one(
        'method',
        'How the leak was looked for',
        [
          'Electronic detector',
          'Bubbles',
          'Nitrogen pressure test',
          'Ultraviolet dye',
          'Ultrasonic detector',
          'Not looked for',
        ],
        {
          conditionalRemarksLabel: 'Why was no leak looked for?',
          conditionalRemarksResponseValue: 'Not looked for',
        },
      ),
      no('found', 'Was a leak found?', { ask: 'Where is the leak?', photo: 'Picture of the leak' }),
      words('repair', 'Repair that was done', { requiredField: 0 }),
      yes('initial', 'Was the repair verified before charging, or was nothing to repair?', {
        warn: 'The repair has not been verified before charging.',
        ask: 'When will it be verified?',
      }),
      line('follow-up', 'Day of the follow-up verification test', { requiredField: 0 }),
      photo('scale', 'Picture of the scale'),
    ),
  ],
};
