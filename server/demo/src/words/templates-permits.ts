import type { Template } from '../form-shape.ts';
import { STOP, yes } from './question.ts';

export const PERMIT_TEMPLATES: readonly Template[] = [
  {
    title: 'Hot work permit',
    category: 'Permits',
    children: ['Brazing and soldering', 'Welding and cutting'],
    expiresAfterHours: 12,
    isSingleUse: true,
    roles: ['Project manager', 'Foreperson', 'Journeyperson'],
    sections: [
      [
        'Before',
        [
          {
            type: 'static-paragraph',
            label: 'Rule',
            default:
              '<p><strong>No permit, no flame.</strong> The fire watch stays 60 minutes after the last spark.</p>',
          },
          {
            type: 'text',
            label: 'Where',
            required: true,
            samples: [
              'Room 214, above ceiling',
              'East riser, level 2',
              'Boiler room, return header',
              'Roof, curb of RTU-3',
            ],
          },
          {
            type: 'select-multi',
            label: 'Kind of work',
            options: ['Torch brazing', 'Soldering', 'Arc welding', 'Grinding', 'Cutting'],
            required: true,
          },
          yes('Sprinklers in service?', STOP),
          yes('Combustibles removed or covered within 11 m?', { positiveResponseRequired: 1 }),
          yes('Is there dust or vapour in the area?', { negativeResponseRequired: 1 }),
          yes('Extinguisher within reach, checked?', { positiveResponseRequired: 1 }),
        ],
      ],
      [
        'During and after',
        [
          { type: 'time', label: 'Permit from', required: true },
          { type: 'time', label: 'Permit until', required: true },
          {
            type: 'text',
            label: 'Fire watch',
            required: true,
            samples: ['Apprentice on shift', 'Second fitter', 'Building operator'],
          },
          { type: 'image', label: 'Area after the watch' },
        ],
      ],
    ],
  },
  {
    title: 'Confined space entry permit',
    category: 'Permits',
    children: ['Tanks and pits', 'Crawl spaces'],
    expiresAfterHours: 10,
    roles: ['Project manager', 'Foreperson', 'Safety representative'],
    sections: [
      [
        'Space',
        [
          {
            type: 'text',
            label: 'Space',
            required: true,
            samples: [
              'Sump pit P1',
              'Valve chamber at the gate',
              'Crawl space below the kitchen',
              'Cooling tower basin',
            ],
          },
          { type: 'hazard-list', label: 'Hazards of the space', required: true },
          { type: 'control-list', label: 'Controls', required: true },
          { type: 'library-file', label: 'Rescue procedure' },
        ],
      ],
      [
        'Air readings',
        [
          {
            type: 'table',
            label: 'Readings',
            columns: ['Time', 'O2 %', 'LEL %', 'CO ppm', 'H2S ppm'],
            rows: 4,
            samples: ['7:40|20.9|0|0|0', '9:10|20.8|0|2|0', '11:00|20.9|0|1|0', '13:20|20.7|0|3|0'],
          },
          yes('Is the air within limits?', { positiveResponseRequired: 1 }),
          yes('Attendant named and in place?', { positiveResponseRequired: 1 }),
        ],
      ],
    ],
  },
];
