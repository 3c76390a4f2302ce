import { check, day, line, must, no, note, num, one, photo, section, table, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const generatorTest: StarterForm = {
  key: 'generator-load-test',
  trade: 'electrical',
  title: 'Standby generator and transfer switch test',
  category: 'Tests',
  description:
    'Monthly run of an emergency or standby generator under load, with the transfer switch and readings every ten minutes.',
  basis: ['NFPA 110'],
  sections: [
    section(
      'before',
      'Before the start',
      day('date', 'Date of the run'),
      line('generator', 'Generator: make, model and rating (kW)'),
      num('hours-before', 'Hour meter before the run', { unit: 'h', min: 0 }),
      must('warned', 'Do the people in the building know about the test?'),
      must('impairment', 'Is nobody’s life support or process at risk while power changes over?'),
      check('fuel', 'Fuel level, no water in the fuel'),
      check('oil', 'Engine oil, coolant and belts'),
      check('battery', 'Starting battery: voltage, terminals, charger', 'Picture of the battery'),
      check('heater', 'Block heater warm'),
      check('louvers', 'Air inlet and exhaust free', 'Picture of the inlet'),
      check('room', 'Generator room clean, not used for storage'),
    ),
    section(
      'run',
      'The run',
      one('how', 'How the test was started', [
        'Transfer switch test',
        'Utility power switched off',
        'By hand at the generator',
      ]),
      time('start', 'Start signal'),
      num('seconds', 'Time until the load was taken over', { unit: 's', min: 0 }),
      yes('in-time', 'Was the load taken over in the time that the system asks for (10 seconds for Type 10)?', {
        warn: 'The generator took too long to take over the load.',
        ask: 'How long, and what is the likely cause?',
      }),
      table('readings', 'Readings while running', 4, [
        'Minute',
        'Volts',
        'Amps per phase',
        'Hz',
        'Oil (psi)',
        'Coolant (°F)',
      ]),
      num('load', 'Load as a share of the rating', { unit: '%', min: 0, max: 150 }),
      yes(
        'thirty',
        'Did it run for 30 minutes with at least 30 % of its rating, or at the exhaust temperature the maker asks for?',
        {
          warn: 'The monthly test was not run with enough load: plan a load bank test.',
          ask: 'What was the load, and when is the load bank test?',
        },
      ),
      no('faults', 'Were there alarms, smoke, leaks or unusual noise?', {
        warn: 'The generator showed a fault during the test.',
        ask: 'What was it?',
        photo: 'Picture of the panel or the leak',
      }),
    ),
    section(
      'after',
      'Back to normal',
      time('back', 'Retransferred to utility power at'),
      num('cool-down', 'Cool-down', { unit: 'minutes', min: 0 }),
      num('hours-after', 'Hour meter after the run', { unit: 'h', min: 0 }),
      must('auto', 'Is the selector in AUTO, and are the breakers closed?'),
      check('annunciator', 'Remote annunciator without alarm'),
      one('refuel', 'Fuel', ['Enough', 'Ordered', 'Low: order today'], {
        conditionalRemarksLabel: 'Who orders it?',
        conditionalRemarksResponseValue: 'Low: order today',
      }),
      words('remarks', 'Remarks about the run', { requiredField: 0 }),
      photo('log', 'Picture of the hour meter and the selector in AUTO'),
      note('log-book', 'Log book', '<p>The record stays at the generator, where the authority can read it.</p>'),
    ),
  ],
};
