import { day, line, must, no, note, num, one, photo, reading, section, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const backflowTest: StarterForm = {
  key: 'backflow-test-report',
  trade: 'plumbing',
  title: 'Backflow preventer test report',
  category: 'Tests',
  description:
    'Field test of a reduced pressure, double check or vacuum breaker assembly, before and after repair, for the water purveyor.',
  basis: ['CSA B64.10.1', 'USC Manual of Cross-Connection Control'],
  sections: [
    section(
      'assembly',
      'The assembly',
      day('date', 'Date of the test'),
      line('premises', 'Premises and owner'),
      line('where', 'Where the assembly is'),
      one('type', 'Type of assembly', [
        'RP (reduced pressure)',
        'DC (double check)',
        'PVB (pressure vacuum breaker)',
        'SVB (spill-resistant vacuum breaker)',
        'RPDA',
        'DCDA',
      ]),
      line('make', 'Maker, model and size'),
      line('serial', 'Serial number of the assembly'),
      one(
        'hazard',
        'What it protects against',
        ['Irrigation', 'Fire sprinklers', 'Boiler', 'Process', 'Whole premises'],
        { defineOther: 1 },
      ),
      one('occasion', 'Occasion', ['New installation', 'Yearly test', 'After a repair', 'Replacement'], {
        conditionalRemarksLabel: 'Serial number of the assembly that was replaced',
        conditionalRemarksResponseValue: 'Replacement',
      }),
      yes('installed', 'Is it installed as required: height, clearance, drain, no bypass, not in a pit that floods?', {
        warn: 'The backflow preventer is not installed as required.',
        ask: 'What is wrong with the installation?',
        photo: 'Picture of the installation',
      }),
    ),
    section(
      'before',
      'Before the test',
      line('tester', 'Certified tester'),
      line('tester-number', 'Number and expiry of the tester’s certificate'),
      line('gauge', 'Gauge: serial number and day of calibration'),
      must('calibrated', 'Was the gauge calibrated within the last 12 months?'),
      must(
        'agreed',
        'Does the owner agree that the water is off for the test (and the fire alarm company, for sprinklers)?',
      ),
      num('line-pressure', 'Line pressure', { unit: 'psi', min: 0 }),
      yes('shut-off', 'Does the second shut-off valve close tight?', {
        warn: 'A shut-off valve of the assembly leaks.',
        ask: 'Which valve, and was it repaired?',
      }),
    ),
    section(
      'test',
      'First test',
      note(
        'values',
        'Values to pass',
        '<p><strong>RP:</strong> the relief valve opens at 2.0 psid or more, and both checks hold tight. <strong>DC:</strong> each check holds 1.0 psid or more. <strong>PVB, SVB:</strong> the air inlet opens at 1.0 psid or more, and the check holds 1.0 psid or more. Local rules may ask for more.</p>',
      ),
      num('check-1', 'Check valve 1', { unit: 'psid', min: 0, requiredField: 0 }),
      num('check-2', 'Check valve 2', { unit: 'psid', min: 0, requiredField: 0 }),
      num('relief', 'Relief valve opened at', { unit: 'psid', min: 0, requiredField: 0 }),
      num('air-inlet', 'Air inlet opened at', { unit: 'psid', min: 0, requiredField: 0 }),
      time('tested-at', 'Time of the first test'),
      yes('passed', 'Did the assembly pass the first test?', {
        warn: 'The backflow preventer failed the first test.',
        ask: 'Which part failed?',
        photo: 'Picture of the failed part',
      }),
    ),
    section(
      'after',
      'Repair and final test',
      words('repair', 'Parts that were cleaned or replaced', { requiredField: 0 }),
      reading('final', 'Readings of the final test (psid)', { requiredField: 0 }),
      one('result', 'Result', ['Passed', 'Failed: owner and purveyor told'], {
        conditionalRemarksLabel: 'Who was told, and when is it repaired?',
        conditionalRemarksResponseValue: 'Failed: owner and purveyor told',
      }),
      yes('open', 'Are the shut-off valves open again, and is the water (and the fire protection) back in service?', {
        warn: 'The water or fire line is not back in service after the backflow test.',
        ask: 'What is still off, and why?',
      }),
      no('by-pass', 'Did you see an unprotected cross-connection on the premises?', {
        warn: 'An unprotected cross-connection was seen.',
        ask: 'Where, and who was told?',
      }),
      photo('tag', 'Picture of the test tag on the assembly'),
    ),
  ],
};
