import { any, day, line, must, mustNot, no, note, one, photo, reading, section, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const gasTest: StarterForm = {
  key: 'gas-piping-test',
  trade: 'plumbing',
  title: 'Gas piping test and purge',
  category: 'Tests',
  description: 'Pressure test of new or altered fuel gas piping, purging into service, and lighting the appliances.',
  basis: ['International Fuel Gas Code, section 406', 'NFPA 54 (National Fuel Gas Code)'],
  sections: [
    section(
      'piping',
      'The piping',
      day('date', 'Day of the gas test'),
      line('address', 'Address and unit'),
      line('permit', 'Permit number'),
      line('licensed', 'Licensed gas fitter, with license number'),
      one('gas', 'Gas', ['Natural gas', 'Propane']),
      any('pipe', 'Kind of pipe', ['Black steel', 'CSST', 'Copper', 'Polyethylene, buried']),
      reading('working', 'Working pressure'),
      yes('bonded', 'Is CSST bonded to the grounding system (or is there none)?', {
        warn: 'CSST is not bonded.',
        ask: 'Who bonds it, and when?',
      }),
      yes('sized', 'Does the sizing match the load of all appliances?', {
        ask: 'Which part is undersized, and what will be changed?',
      }),
    ),
    section(
      'ready',
      'Ready for the test',
      must(
        'appliances',
        'Are appliances, regulators and valves that cannot take the pressure disconnected and capped?',
      ),
      mustNot('oxygen', 'Would oxygen be used as the test gas? It must never be.'),
      mustNot('ignition', 'Is there an open flame or another source of ignition close by?'),
      one('test-gas', 'Test gas', ['Air', 'Nitrogen', 'Carbon dioxide']),
      line('manometer', 'Gauge or manometer, with its smallest division'),
    ),
    section(
      'pressure',
      'Pressure test',
      note(
        'pressure',
        'Test pressure',
        '<p>Not less than <strong>1½ times the working pressure</strong>, and not less than <strong>3 psig</strong>. Hold it for half an hour for each 500 cubic feet of pipe volume, and at least 10 minutes in a single-family dwelling. The local authority may ask for more.</p>',
      ),
      reading('test-pressure', 'Test pressure'),
      time('from', 'Pressure on at'),
      time('to', 'Read again at'),
      reading('after', 'Pressure when read again'),
      no('loss', 'Is there a loss of pressure?', {
        warn: 'The gas piping lost pressure: it stays out of service.',
        ask: 'Where was the leak, and what is the result of the new test?',
        photo: 'Picture of the leak',
      }),
      photo('manometer-picture', 'Picture of the gauge with date and time'),
    ),
    section(
      'service',
      'Purge and into service',
      must('open-ends', 'Are all outlets without an appliance capped or plugged gas-tight?'),
      must('purge-outside', 'Is the purge led outdoors, or watched with a gas detector the whole time?'),
      yes('bubble', 'Are all joints that were opened tested with leak solution under gas?', {
        warn: 'Joints were not tested with leak solution.',
        ask: 'Which joints, and when will they be?',
      }),
      yes('lit', 'Was every appliance lit, and does its flame burn steadily?', {
        warn: 'An appliance is not in service after the gas test.',
        ask: 'Which appliance, and why?',
      }),
      one('released', 'Released by', ['Inspector on site', 'Gas supplier', 'Licensed gas fitter']),
      line('meter', 'Meter number and reading', { requiredField: 0 }),
      words('note-to-file', 'Notes for the file', { requiredField: 0 }),
    ),
  ],
};
