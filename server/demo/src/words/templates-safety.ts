import type { Template } from '../form-shape.ts';
import { STOP, yes } from './question.ts';

export const SAFETY_TEMPLATES: readonly Template[] = [
  {
    title: 'Daily hazard assessment',
    category: 'Safety',
    children: ['Building sites', 'Occupied buildings', 'Roofs and exterior'],
    clockIn: 'projects',
    expiresAfterHours: 14,
    sections: [
      [
        'Today',
        [
          { type: 'date', label: 'Date', default: '$.date.today', required: true },
          {
            type: 'text',
            label: 'Work area',
            required: true,
            samples: [
              'Level 3, grid C to F',
              'Mechanical room',
              'Roof, north half',
              'Corridor 2 and washrooms',
              'Parking level P1',
            ],
          },
          { type: 'weather', label: 'Weather on site' },
          { type: 'personnel-phone-list', label: 'Who to call' },
          { type: 'medical-facility-location', label: 'Nearest emergency room', required: true },
        ],
      ],
      [
        'Work area',
        [
          yes('Is fall protection in place above 3 m?', {
            ...STOP,
            conditionalRemarksLabel: 'What is missing, and where?',
            conditionalRemarksResponseValue: 0,
          }),
          yes('Are open edges and holes covered and marked?', {
            ...STOP,
            conditionalRemarksLabel: 'What is open, and where?',
            conditionalRemarksResponseValue: 0,
            conditionalImageLabel: 'Photo of the opening',
            conditionalImageResponseValue: 0,
          }),
          yes('Are walkways and exits clear?', STOP),
          {
            type: 'checklist',
            label: 'Protective equipment for today',
            options: [
              'Hard hat',
              'Safety boots',
              'Eye protection',
              'Gloves',
              'Hearing protection',
              'Harness',
              'Half mask',
            ],
            required: true,
            defineOther: 1,
          },
        ],
      ],
      [
        'Tasks and hazards',
        [
          { type: 'tasklist', label: 'Tasks of the day', required: true },
          { type: 'hazard-list', label: 'Further hazards' },
          { type: 'control-list', label: 'Further controls' },
        ],
      ],
      [
        'Layout',
        [
          { type: 'whiteboard', label: 'Sketch of the area: exits, extinguishers, meeting point' },
          { type: 'image', label: 'Photo of the work area' },
        ],
      ],
      ['Fit for work', [yes('I am rested and fit for the work of today', { positiveResponseRequired: 1 })]],
    ],
  },
  {
    title: 'Toolbox talk',
    category: 'Safety',
    children: ['Weekly talk', 'After an incident'],
    sections: [
      [
        'Talk',
        [
          {
            type: 'select',
            label: 'Topic',
            options: [
              'Working at heights',
              'Silica dust',
              'Lockout',
              'Winter driving',
              'Ladders',
              'Hot work',
              'Hand injuries',
              'Heat stress',
            ],
            required: true,
            defineOther: 1,
          },
          { type: 'time', label: 'Started at', required: true },
          {
            type: 'textarea',
            label: 'What was said',
            required: true,
            samples: [
              'Walked the level together and looked at the open edges. Tethers from today on.',
              'Two near misses with ladders this month. Doors are locked or guarded.',
              'Scan before drilling, wet drilling only, masks in the gang box.',
              'Snow from tonight: leave earlier, clear the roof of the van.',
            ],
          },
          { type: 'youtube-video', label: 'Film shown', default: 'aqz-KE-bpKQ' },
          {
            type: 'textarea',
            label: 'Questions and suggestions',
            samples: [
              'A second gang box on level 4.',
              'Better light in stair B.',
              'None.',
              'Can we have shorter lanyards?',
            ],
          },
        ],
      ],
    ],
  },
  {
    title: 'Incident report',
    category: 'Safety',
    children: ['Injury or near miss', 'Property damage'],
    sections: [
      [
        'What happened',
        [
          { type: 'date', label: 'Date', required: true },
          { type: 'time', label: 'Time', required: true },
          {
            type: 'select',
            label: 'Kind',
            options: ['Near miss', 'First aid', 'Medical aid', 'Property damage', 'Spill'],
            required: true,
          },
          {
            type: 'textarea',
            label: 'What happened',
            required: true,
            samples: [
              'Wrench slipped from the deck and fell into the taped area. Nobody below.',
              'Scratched hand on duct edge, cleaned and covered.',
              'Cart rolled into a drywall corner, small dent.',
              'About two litres of glycol spilled, taken up with the kit.',
            ],
          },
          { type: 'image', label: 'Photos' },
          { type: 'whiteboard', label: 'Sketch' },
        ],
      ],
      [
        'What we change',
        [
          {
            type: 'textarea',
            label: 'Measures',
            samples: [
              'Tool tethers for everyone on lifts.',
              'Edge protection on duct ends before handling.',
              'Brakes checked, wedges in the cart.',
              'Pails with lids only.',
            ],
          },
          {
            type: 'select-multi',
            label: 'Who was told',
            options: ['Supervisor', 'Safety coordinator', 'Customer', 'General contractor', 'Ministry'],
          },
        ],
      ],
    ],
  },
  {
    title: 'New worker orientation',
    category: 'Safety',
    children: ['First day', 'Visitors and subcontractors'],
    isSingleUse: true,
    sections: [
      [
        'Welcome',
        [
          {
            type: 'text',
            label: 'Name',
            default: '$.user.first_name',
            required: true,
            samples: ['New apprentice', 'Agency worker', 'Insulation crew lead', 'Student'],
          },
          { type: 'youtube-video', label: 'Orientation film', default: 'aqz-KE-bpKQ' },
          { type: 'library-file', label: 'Emergency response plan' },
          {
            type: 'checklist',
            label: 'Shown on site',
            options: [
              'Exits and meeting point',
              'First aid kit',
              'Extinguishers',
              'Washrooms',
              'Gang boxes',
              'Eye wash',
            ],
            required: true,
          },
          { type: 'medical-facility-location', label: 'Nearest emergency room' },
          yes('May refuse unsafe work: understood', { positiveResponseRequired: 1 }),
        ],
      ],
    ],
  },
];
