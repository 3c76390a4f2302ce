import { check, day, line, must, no, note, one, photo, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const harnessInspection: StarterForm = {
  key: 'harness-inspection',
  trade: 'roofing',
  title: 'Harness and lanyard inspection',
  category: 'Equipment checks',
  description:
    'Thorough inspection of one set of personal fall arrest equipment by a competent person, with the decision to keep or destroy.',
  basis: ['OSHA 29 CFR 1926.502(d)', 'ANSI Z359.2'],
  sections: [
    section(
      'set',
      'The set',
      day('date', 'Date it was inspected'),
      line('owner', 'Assigned to'),
      line('harness', 'Harness: maker, model and serial number'),
      line('connector', 'Lanyard or lifeline: maker, model and serial number'),
      line('made', 'Month and year of manufacture, both'),
      one('type', 'Connector', [
        'Shock-absorbing lanyard',
        'Self-retracting lifeline',
        'Restraint lanyard',
        'Rope grab and lifeline',
      ]),
      line('competent', 'Competent person who inspects the set'),
      must('labels', 'Can serial number and date be read on every label?'),
    ),
    section(
      'webbing',
      'Webbing and stitching',
      check('cuts', 'No cuts, frays, broken fibers or pulled stitches', 'Picture of the webbing'),
      check('heat', 'No burns, melted spots or weld spatter', 'Picture of the burn'),
      check('chemical', 'No stains or hard spots from chemicals, paint or bitumen', 'Picture of the stain'),
      check('sunlight', 'No fading or powder from sunlight'),
      check('stitches', 'Load-bearing stitches complete'),
      check('dry', 'Clean, dry and stored out of the sun'),
    ),
    section(
      'metal',
      'Hardware',
      check('d-ring', 'D-rings: no bends, cracks or rust', 'Picture of the ring'),
      check('buckles', 'Buckles and adjusters hold and release'),
      check('hooks', 'Snap hooks and carabiners close and lock by themselves', 'Picture of the hook'),
      check('indicator', 'Fall indicators and energy absorber not deployed', 'Picture of the indicator'),
      check('srl', 'Self-retracting lifeline locks at a sharp pull and rewinds fully'),
      check('rope', 'Lifeline rope or cable without kinks, cuts or bird-caging'),
    ),
    section(
      'decision',
      'Decision',
      no('fall', 'Has it ever stopped a fall?', {
        warn: 'This set has stopped a fall: it is taken out of use.',
        ask: 'When and where?',
      }),
      no('recall', 'Is it under recall, or older than its maker allows?', {
        warn: 'This set is recalled or too old.',
        ask: 'What does the maker say?',
      }),
      yes('fits', 'Does it fit its owner, and do they know how to put it on and check it?', {
        warn: 'The harness does not fit, or its owner needs training.',
        ask: 'What is done about it?',
      }),
      one('keep', 'The set', ['Stays in use', 'Goes to the maker for service', 'Is destroyed'], {
        conditionalRemarksLabel: 'Why, and who replaces it?',
        conditionalRemarksResponseValue: ['Goes to the maker for service', 'Is destroyed'],
        conditionalImageLabel: 'Picture of the tagged or cut set',
        conditionalImageResponseValue: 'Is destroyed',
      }),
      line('next', 'Month of the next inspection'),
      words('remarks', 'Remarks on the set', { requiredField: 0 }),
      photo('whole', 'Picture of the whole set'),
      note(
        'before-each-use',
        'Before each use',
        '<p>This inspection does not replace the wearer’s own check before each use.</p>',
      ),
    ),
  ],
};
