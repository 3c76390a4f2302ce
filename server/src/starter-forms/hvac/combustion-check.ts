import { day, given, line, must, mustNot, no, note, num, one, photo, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const combustionCheck: StarterForm = {
  key: 'combustion-safety-check',
  trade: 'hvac',
  title: 'Furnace and boiler combustion check',
  category: 'Service',
  description:
    'Combustion analysis and safety check of a fuel-burning appliance and its venting, with carbon monoxide in the room.',
  basis: ['NFPA 54 (National Fuel Gas Code)'],
  sections: [
    section(
      'appliance',
      'The appliance',
      day('date', 'Date of the check'),
      one('kind', 'Kind of appliance', ['Furnace', 'Boiler', 'Water heater', 'Unit heater', 'Make-up air unit'], {
        defineOther: 1,
      }),
      line('plate', 'Make, model and serial number of the appliance'),
      one('fuel', 'Fuel', ['Natural gas', 'Propane', 'Oil']),
      one('category', 'Venting', ['Natural draft', 'Fan-assisted', 'Condensing, sealed', 'Direct vent', 'Power vent']),
      num('input', 'Input on the nameplate', { unit: 'BTU/h', min: 0 }),
      line('analyzer', 'Analyzer, and day of its last calibration'),
    ),
    section(
      'room',
      'The room before starting',
      num('ambient', 'Carbon monoxide in the room', { unit: 'ppm', min: 0 }),
      mustNot('high-co', 'Is it above 35 ppm? Then everybody leaves, and the room is aired before anything else.'),
      mustNot('smell', 'Do you smell gas, or does the leak detector respond?'),
      yes('air', 'Is there enough combustion air for all appliances in the room?', {
        warn: 'There is not enough combustion air in the appliance room.',
        ask: 'Which openings are missing or blocked?',
        photo: 'Picture of the opening',
      }),
      yes('vent', 'Is the vent sound, supported, sloped up and clear over its whole length?', {
        warn: 'The vent of the appliance has a defect.',
        ask: 'What is wrong with the vent?',
        photo: 'Picture of the vent',
      }),
      no('exchanger', 'Does the heat exchanger show cracks, rust-through or soot?', {
        warn: 'The heat exchanger is damaged: the appliance stays off.',
        ask: 'What was found, and how (camera, flame change, CO rise)?',
        photo: 'Picture of the heat exchanger',
      }),
    ),
    section(
      'burning',
      'Readings at steady state',
      num('gas-in', 'Gas pressure before the valve', { unit: 'in. w.c.', min: 0, requiredField: 0 }),
      num('gas-out', 'Gas pressure after the valve', { unit: 'in. w.c.', min: 0, requiredField: 0 }),
      num('o2', 'Oxygen in the flue gas', { unit: '%', min: 0, max: 25 }),
      num('co', 'Carbon monoxide in the flue gas, air-free', { unit: 'ppm', min: 0 }),
      num('stack', 'Flue gas temperature', { unit: '°F' }),
      num('draft', 'Draft', { unit: 'in. w.c.' }),
      num('efficiency', 'Efficiency on the analyzer', { unit: '%', min: 0, max: 110 }),
      no('co-over', 'Is carbon monoxide above the maker’s limit, or does it rise while burning?', {
        warn: 'Too much carbon monoxide in the flue gas.',
        ask: 'What was adjusted, and what is the reading now?',
      }),
      yes('spill', 'Does the draft hood stop spilling within the time that the code allows, or is the vent sealed?', {
        warn: 'Flue gas spills into the room.',
        ask: 'What was tried, and with which exhaust fans running?',
      }),
    ),
    section(
      'safety',
      'Safety controls and result',
      must('limit', 'Do limit, flame safeguard and rollout switch shut the burner off?'),
      yes('alarm', 'Is there a working carbon monoxide alarm on every floor with bedrooms?', {
        warn: 'A carbon monoxide alarm is missing in the building.',
        ask: 'What was recommended or installed?',
      }),
      one('result', 'The appliance', ['Runs safely', 'Runs; repair recommended', 'Shut off and tagged'], {
        conditionalRemarksLabel: 'Who was told that it is off, and when?',
        conditionalRemarksResponseValue: 'Shut off and tagged',
        conditionalImageLabel: 'Picture of the tag',
        conditionalImageResponseValue: 'Shut off and tagged',
      }),
      words('work', 'What was cleaned, adjusted or replaced'),
      photo('printout', 'Picture of the analyzer’s printout'),
      given('personnel-phone-list', 'phones', 'Who to call about a gas smell'),
      note(
        'owner',
        'For the owner',
        '<p>Explain the result in plain words, and have the owner sign that they were told.</p>',
      ),
    ),
  ],
};
