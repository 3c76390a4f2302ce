import { any, day, line, must, no, note, num, one, photo, section, table, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const serviceReport: StarterForm = {
  key: 'hvac-service-report',
  trade: 'hvac',
  title: 'HVAC service report',
  category: 'Service',
  description:
    'What the customer reported, what the technician found and measured, what was done and what is recommended. The customer signs.',
  basis: [],
  isWorksheet: true,
  sections: [
    section(
      'call',
      'The call',
      day('visit', 'Date of the visit'),
      time('arrived', 'Arrived at'),
      one(
        'kind',
        'Reason for the visit',
        ['No cooling', 'No heating', 'Water leak', 'Noise or smell', 'Comfort complaint', 'Follow-up', 'Maintenance'],
        {
          conditionalRemarksLabel: 'Which earlier visit is followed up?',
          conditionalRemarksResponseValue: 'Follow-up',
        },
      ),
      words('complaint', 'What the customer says'),
      line('unit', 'Unit: make, model and serial number'),
      photo('nameplate', 'Picture of the nameplate'),
    ),
    section(
      'found',
      'What was found',
      line('fault-code', 'Fault codes on the control', { requiredField: 0 }),
      num('supply', 'Supply air temperature', { unit: '°F', requiredField: 0 }),
      num('return', 'Return air temperature', { unit: '°F', requiredField: 0 }),
      num('suction', 'Suction pressure', { unit: 'psig', requiredField: 0 }),
      num('head', 'Head pressure', { unit: 'psig', min: 0, requiredField: 0 }),
      num('static', 'Total external static pressure', { unit: 'in. w.c.', min: 0, requiredField: 0 }),
      words('cause', 'Cause of the fault'),
      photo('fault', 'Picture of the fault'),
    ),
    section(
      'done',
      'What was done',
      words('repair', 'Work done'),
      table('parts', 'Parts and materials', 4, ['Part', 'Number', 'Quantity', 'Under warranty?']),
      no('refrigerant', 'Was refrigerant added or recovered?', {
        warn: 'Refrigerant was handled: fill in the refrigerant log.',
        ask: 'Which refrigerant, and how much was added or recovered?',
      }),
      must('power-off', 'Was the unit locked out while it was open?'),
      yes('running', 'Does the unit run as it should now?', {
        warn: 'The unit does not run as it should after this visit.',
        ask: 'What does not work, and what comes next?',
      }),
      any(
        'safeties',
        'Safety controls that were tested',
        [
          'High limit',
          'Flame rollout',
          'Pressure switch',
          'Condensate float',
          'High-pressure cut-out',
          'Low-pressure cut-out',
          'None on this visit',
        ],
        { defineOther: 0 },
      ),
    ),
    section(
      'leave',
      'Before leaving',
      no('unsafe', 'Is there a danger to the people in the building (gas, carbon monoxide, electricity)?', {
        warn: 'A danger was found at the customer’s: the unit stays off until it is repaired.',
        ask: 'What is the danger, what was shut off, and who was told?',
        photo: 'Picture of the danger or the red tag',
      }),
      words('advice', 'Recommended next', { requiredField: 0 }),
      one('return-visit', 'Another visit needed?', [
        'No',
        'Yes: parts on order',
        'Yes: quote to be approved',
        'Yes: more time needed',
      ]),
      yes('clean', 'Are panels closed, and is the place of work clean?', { ask: 'What was left, and why?' }),
      line('customer', 'Name of the customer’s contact'),
      time('left', 'Left at'),
      note(
        'sign',
        'Signature of the customer',
        '<p>Add the customer as a participant, and have them sign for the visit.</p>',
      ),
    ),
  ],
};
