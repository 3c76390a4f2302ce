import { check, day, line, must, no, note, num, one, photo, reading, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const rooftopStartUp: StarterForm = {
  key: 'rooftop-unit-start-up',
  trade: 'hvac',
  title: 'Rooftop unit start-up and commissioning',
  category: 'Commissioning',
  description:
    'Checks before power, readings at start-up in cooling and heating, and the hand-over of a packaged rooftop unit.',
  basis: [],
  sections: [
    section(
      'unit',
      'The unit',
      day('date', 'Date of start-up'),
      line('tag', 'Unit tag on the drawings'),
      line('model', 'Model number'),
      line('serial', 'Serial number'),
      num('tons', 'Nominal capacity', { unit: 'tons', min: 0 }),
      one('heat', 'Heating', ['Natural gas', 'Propane', 'Electric', 'Heat pump', 'None'], {
        conditionalRemarksLabel: 'Propane kit: number, and who installed it',
        conditionalRemarksResponseValue: 'Propane',
      }),
      yes('match', 'Do model, voltage and options match the submittal?', {
        warn: 'The unit does not match the submittal.',
        ask: 'What differs, and who accepted it?',
        photo: 'Picture of the nameplate',
      }),
    ),
    section(
      'before',
      'Before power is switched on',
      must('locked', 'Is the disconnect locked out while the unit is open?'),
      check('curb', 'Level on the curb, gasket tight, shipping brackets removed', 'Picture of the curb'),
      check('trap', 'Condensate trap as deep as the manufacturer says, primed and drained to a roof drain'),
      check('filters', 'Filters clean and of the right size'),
      check('belts', 'Fans turn freely; belts tight and in line, or direct drive set'),
      check('wiring', 'Wire size, breaker, terminals tight, ground connected', 'Picture of the terminals'),
      check('gas', 'Gas pipe tested and purged, shut-off valve and drip leg in place'),
      check('economizer', 'Economizer hood, dampers and sensors mounted'),
      must('rotation', 'Is the phase rotation right for compressors and fans?'),
      reading('volts', 'Supply voltage, L1–L2 / L2–L3 / L1–L3 (V)'),
    ),
    section(
      'cooling',
      'Cooling',
      reading('fan-amps', 'Supply fan current (A) and nameplate'),
      reading('comp-amps', 'Compressor current, each circuit (A) and rated load'),
      reading('pressures', 'Suction / liquid pressure, each circuit (psig)'),
      num('superheat', 'Superheat', { unit: '°F' }),
      num('subcooling', 'Subcooling', { unit: '°F' }),
      reading('entering', 'Entering air, dry bulb / wet bulb (°F)'),
      reading('leaving', 'Leaving air, dry bulb / wet bulb (°F)'),
      num('esp', 'External static pressure', { unit: 'in. w.c.', min: 0 }),
      no('high-amps', 'Is any motor above its nameplate current?', {
        warn: 'A motor runs above its nameplate current.',
        ask: 'Which motor, by how much, and what was done?',
      }),
    ),
    section(
      'heating',
      'Heating and controls',
      num('inlet', 'Gas pressure at the inlet, burner on', { unit: 'in. w.c.', min: 0, requiredField: 0 }),
      reading('manifold', 'Manifold pressure, high / low fire (in. w.c.)', { requiredField: 0 }),
      reading('rise', 'Temperature rise, and range on the nameplate (°F)', { requiredField: 0 }),
      must('limits', 'Do high limit, rollout and flame safeguard shut the burner off (or is there no burner)?'),
      check('smoke', 'Duct smoke detector stops the fan and reports to the fire alarm'),
      check('sequence', 'Sequence of the thermostat or building automation followed through every mode'),
      check('min-air', 'Minimum outdoor air set as designed'),
    ),
    section(
      'hand-over',
      'Hand-over',
      yes('complete', 'Is everything done that the start-up needs?', {
        warn: 'The start-up is not complete.',
        ask: 'What is open, and who does it until when?',
      }),
      yes('instructed', 'Was the owner’s operator shown how to run and shut off the unit?', {
        ask: 'When will this be done, and by whom?',
      }),
      words('remarks', 'Remarks for the warranty file', { requiredField: 0 }),
      photo('installed', 'Picture of the finished installation'),
      note(
        'warranty',
        'Warranty',
        '<p>Send this sheet to the manufacturer where the warranty asks for it. Keep a copy with the unit.</p>',
      ),
    ),
  ],
};
