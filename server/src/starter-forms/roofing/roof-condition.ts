import { any, day, line, no, note, num, one, photo, section, sketch, table, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const roofCondition: StarterForm = {
  key: 'roof-condition-report',
  trade: 'roofing',
  title: 'Roof condition report',
  category: 'Service',
  description:
    'State of a roof for its owner: membrane or shingles, flashings, drains, what leaks, and what to do first.',
  basis: [],
  isWorksheet: true,
  sections: [
    section(
      'roof',
      'Roof and occasion',
      day('date', 'Date of the visit to the roof'),
      line('owner', 'Owner or manager who goes along'),
      one('type', 'Kind of roof', [
        'TPO',
        'EPDM',
        'PVC',
        'Modified bitumen',
        'Built-up',
        'Metal',
        'Asphalt shingles',
        'Tile or slate',
        'Green roof',
      ]),
      num('age', 'Age of the roof', { unit: 'years', min: 0 }),
      num('area', 'Area', { unit: 'ft²', min: 0 }),
      one('occasion', 'Why now?', ['Yearly inspection', 'Leak', 'After a storm', 'Before buying', 'End of warranty'], {
        conditionalRemarksLabel: 'Where and when does it leak?',
        conditionalRemarksResponseValue: 'Leak',
      }),
      no('warranty', 'Is the roof under warranty?', { ask: 'Whose warranty, and what must not be touched?' }),
      yes('safe-access', 'Could you look at all of it safely?', {
        warn: 'Parts of the roof could not be looked at safely.',
        ask: 'Which parts, and how could they be reached?',
      }),
    ),
    section(
      'field',
      'Field of the roof',
      one('covering', 'Membrane or covering', ['Good', 'Worn', 'Damaged'], {
        conditionalRemarksLabel: 'What damage, and how much of the roof?',
        conditionalRemarksResponseValue: 'Damaged',
        conditionalImageLabel: 'Pictures of the covering',
        conditionalImageResponseValue: 'Damaged',
      }),
      any('signs', 'What you see', [
        'Nothing',
        'Blisters',
        'Splits',
        'Open seams',
        'Punctures',
        'Ridges',
        'Hail marks',
        'Missing shingles',
        'Granule loss',
        'Rust',
        'Growth',
        'Loose fasteners',
      ]),
      no('ponding', 'Does water stand for longer than 48 hours?', {
        ask: 'Where, and how deep?',
        photo: 'Picture of the water',
      }),
      no('soft', 'Does the deck feel soft or move underfoot?', {
        warn: 'The roof deck may not be sound: keep people off that area.',
        ask: 'Where, and how was the area marked?',
        photo: 'Picture of the area',
      }),
      one('insulation', 'Insulation', ['Dry', 'Wet in places', 'Wet', 'Not looked at']),
      table('core', 'Cores or moisture readings', 4, ['Place', 'Layers', 'Wet or dry', 'Patched?']),
    ),
    section(
      'details',
      'Edges and details',
      one('flashings', 'Wall and curb flashings', ['Sound', 'Repair', 'Replace', 'None here']),
      one('penetrations', 'Pipes, vents and equipment', ['Sound', 'Repair', 'Replace', 'None here']),
      one('edge', 'Edge metal and copings', ['Sound', 'Repair', 'Replace', 'None here']),
      one('drains', 'Drains, scuppers and gutters', ['Clear', 'Partly blocked', 'Blocked'], {
        conditionalRemarksLabel: 'Were they cleared, and what blocked them?',
        conditionalRemarksResponseValue: ['Partly blocked', 'Blocked'],
      }),
      one('skylights', 'Skylights and hatches', ['Sound', 'Repair', 'Replace', 'None here']),
      yes('overflow', 'Is there an overflow that works if the drains block?', {
        warn: 'The roof has no working overflow.',
        ask: 'What could the owner do about it?',
      }),
    ),
    section(
      'advice',
      'What to do',
      one(
        'urgency',
        'How urgent is it?',
        ['Nothing to do', 'Within the year', 'Within a month', 'Now: water gets in'],
        {
          conditionalRemarksLabel: 'What was done against the water today?',
          conditionalRemarksResponseValue: 'Now: water gets in',
        },
      ),
      num('life', 'Expected life with repairs', { unit: 'years', min: 0 }),
      table('repairs', 'Repairs, the most urgent first', 5, ['What', 'Where', 'How much', 'Guess of the cost']),
      words('summary', 'Summary for the owner, in plain words'),
      sketch('plan', 'Roof plan with the places of the pictures'),
      photo('pictures', 'Pictures: overview and details'),
      note(
        'limits',
        'What this report is',
        '<p>It says what could be seen on the day. It is no warranty and no engineering report.</p>',
      ),
    ),
  ],
};
