import type { Template } from '../form-shape.ts';
import { yes } from './question.ts';

const lockOut = { negativeWarningMessage: 'Take it out of service and hang the red tag.' } as const;

export const WORK_TEMPLATES: readonly Template[] = [
  {
    title: 'Lift inspection',
    category: 'Equipment checks',
    children: ['Scissor lifts, every 30 days', 'Boom lifts, before use'],
    equipment: ['Scissor lift', 'Boom lift', 'Duct lift', 'Mini excavator'],
    sections: [
      [
        'Machine',
        [
          { type: 'date', label: 'Date', required: true },
          { type: 'text', label: 'Hour meter', required: true, samples: ['412', '688', '1,204', '93', '2,051'] },
          yes('Tires and wheels sound?', lockOut),
          yes('Guard rails and gate close by themselves?', {
            ...lockOut,
            conditionalImageLabel: 'Photo of the damage',
            conditionalImageResponseValue: 0,
          }),
          yes('Emergency lowering tried?', { ...lockOut, positiveResponseRequired: 1 }),
          yes('Hydraulic leaks?', {
            positiveWarningMessage: 'Put absorbent down and call the mechanic.',
            conditionalRemarksLabel: 'Where does it leak?',
            conditionalRemarksResponseValue: 1,
          }),
          {
            type: 'checklist',
            label: 'On the machine',
            options: ['Manual', 'Inspection tag', 'Harness anchor', 'Charger', 'Fire extinguisher'],
          },
          {
            type: 'textarea',
            label: 'Remarks',
            samples: ['Left rear tire worn, next month.', 'Charger cable taped, replaced.', 'All good.', 'Horn weak.'],
          },
          { type: 'image', label: 'Plate or damage' },
        ],
      ],
    ],
  },
  {
    title: 'Vehicle circle check',
    category: 'Equipment checks',
    children: ['Vans and pickups', 'Trucks with trailer'],
    equipment: ['Service van', 'Pickup', 'Cube truck', 'Tandem dump'],
    clockIn: 'services',
    sections: [
      [
        'Round the vehicle',
        [
          { type: 'text', label: 'Odometer', required: true, samples: ['84,210', '121,904', '46,377', '203,558'] },
          {
            type: 'checklist',
            label: 'In order',
            options: [
              'Lights',
              'Tires',
              'Windshield',
              'Wipers',
              'Mirrors',
              'Fluids',
              'Brakes',
              'Load tied down',
              'First aid kit',
            ],
            required: true,
          },
          yes('Safe to drive?', { positiveResponseRequired: 1, ...lockOut }),
          { type: 'image', label: 'Damage' },
          { type: 'static-paragraph', label: 'Reminder', default: '<p>Snow off the roof, <em>all</em> of it.</p>' },
        ],
      ],
    ],
  },
  {
    title: 'Pressure test report',
    category: 'Quality',
    children: ['Hydronic piping', 'Domestic water', 'Gas piping'],
    sections: [
      [
        'System',
        [
          {
            type: 'text',
            label: 'System and zone',
            required: true,
            samples: [
              'Heating, level 3',
              'Domestic cold, risers 1 to 4',
              'Gas, roof line',
              'Chilled water, mechanical room',
            ],
          },
          { type: 'select', label: 'Medium', options: ['Water', 'Air', 'Nitrogen'], required: true },
          { type: 'text', label: 'Gauge number', required: true, samples: ['G-1184', 'G-2208', 'G-3047'] },
          {
            type: 'table',
            label: 'Readings',
            columns: ['Time', 'Pressure kPa', 'Temperature °C'],
            rows: ['Start', 'After 1 h', 'End'],
            samples: ['8:00|1,035|18.2', '9:00|1,035|18.4', '10:00|1,034|18.9'],
          },
          yes('Held without loss?', { negativeWarningMessage: 'Do not cover. Find the leak and test again.' }),
          { type: 'image', label: 'Gauge at start and end', required: true },
          { type: 'library-file', label: 'Drawing of the section' },
        ],
      ],
    ],
  },
  {
    title: 'Start-up and commissioning',
    category: 'Quality',
    children: ['Boilers', 'Rooftop units', 'Pumps'],
    sections: [
      [
        'Unit',
        [
          { type: 'text', label: 'Tag', required: true, samples: ['B-1', 'RTU-3', 'P-4', 'AHU-1', 'MAU-2'] },
          { type: 'date', label: 'Date', required: true },
          { type: 'weather', label: 'Outdoor conditions' },
          { type: 'image', label: 'Nameplate', required: true },
        ],
      ],
      [
        'Readings',
        [
          {
            type: 'table',
            label: 'Combustion and electrical',
            columns: ['Reading', 'Low fire', 'High fire'],
            rows: 5,
            samples: ['CO2 %|8.6|9.1', 'CO ppm|12|18', 'Stack °C|61|74', 'Amps|4.1|6.8', 'Gas kPa|1.7|1.6'],
          },
          yes('Safeties tried one by one?', { positiveResponseRequired: 1 }),
          { type: 'select-multi', label: 'Present', options: ['Manufacturer', 'Controls', 'Owner', 'Consultant'] },
          {
            type: 'textarea',
            label: 'Deficiencies',
            samples: [
              'Discharge sensor reads 2 °C high, to be calibrated.',
              'None.',
              'Label missing on the disconnect.',
              'Vibration at 45 Hz, mounts to be checked.',
            ],
          },
        ],
      ],
    ],
  },
  {
    title: 'Backflow test report',
    category: 'Service',
    children: ['Reduced pressure assembly', 'Double check assembly'],
    sections: [
      [
        'Assembly',
        [
          {
            type: 'text',
            label: 'Serial number',
            required: true,
            samples: ['RP-41877', 'DC-20391', 'RP-66120', 'RP-09154'],
          },
          {
            type: 'text',
            label: 'Location',
            required: true,
            samples: ['Boiler make-up', 'Main entrance, meter room', 'Irrigation', 'Dental vacuum'],
          },
          {
            type: 'table',
            label: 'Test',
            columns: ['Part', 'Differential kPa', 'Result'],
            rows: ['Check 1', 'Check 2', 'Relief'],
            samples: ['Check 1|48|closed tight', 'Check 2|14|closed tight', 'Relief|21|opened'],
          },
          { type: 'select', label: 'Result', options: ['Passed', 'Passed after repair', 'Failed'], required: true },
          { type: 'date', label: 'Next test due', required: true },
          { type: 'image', label: 'Tag on the assembly' },
        ],
      ],
    ],
  },
  {
    title: 'Service worksheet',
    category: 'Service',
    children: ['Repair call', 'Maintenance visit'],
    isWorksheet: true,
    sections: [
      [
        'Visit',
        [
          {
            type: 'text',
            label: 'Customer',
            default: '$.service.customer_name_cache',
            required: true,
            samples: ['On site with the operator', 'Caretaker', 'Reception'],
          },
          { type: 'time', label: 'Arrived', required: true },
          {
            type: 'textarea',
            label: 'Found',
            required: true,
            samples: [
              'Flame failure, electrode gap too wide.',
              'Condensate trap frozen.',
              'Fan motor seized, belt burnt.',
              'Low charge on circuit 2, flare nut leaking.',
            ],
          },
          {
            type: 'textarea',
            label: 'Done',
            required: true,
            samples: [
              'Gap set, cleaned, 20 minutes without a trip.',
              'Thawed, sloped and insulated the line.',
              'Motor and belt replaced, amps taken.',
              'Recovered, flare remade, vacuum, charged by weight.',
            ],
          },
          {
            type: 'table',
            label: 'Parts used',
            columns: ['Part', 'Quantity'],
            rows: 3,
            samples: ['Ignition electrode|1', 'Contactor 40 A|1', 'Filter drier 3/8 in|1', 'Belt A48|2'],
          },
          yes('Is a return visit needed?', {
            conditionalRemarksLabel: 'What for?',
            conditionalRemarksResponseValue: 1,
          }),
          { type: 'image', label: 'Before and after' },
        ],
      ],
    ],
  },
];
