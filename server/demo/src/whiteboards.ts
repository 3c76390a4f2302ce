import type { Stroke } from '@fieldspan/domain/drawing';
import { arrow, frame, layerOf, line, largeWords } from './drawn-marks.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';

/** The sheet of a whiteboard, in units. */
const SIZE = { width: 1280, height: 720 } as const;

/** Each person's marks on a board, the first from who made it. */
type Board = { name: string; daysAgo: number; isPrivate?: boolean; layers: readonly (readonly Stroke[])[] };

const room = (ink: 'black' | 'blue', [left, top]: readonly [number, number], name: string): Stroke[] => [
  frame(ink, [left, top], [left + 240, top + 150]),
  largeWords(ink, [left + 120, top + 75], name),
];

const BOARDS: readonly Board[] = [
  {
    name: 'Yard, where things go in spring',
    daysAgo: 6,
    layers: [
      [
        frame('black', [80, 90], [1200, 640]),
        ...room('black', [110, 120], 'Shop'),
        ...room('black', [110, 300], 'Tool crib'),
        ...room('black', [900, 120], 'Lifts'),
        largeWords('black', [640, 60], 'Kiln Street'),
        line(
          'black',
          [
            [560, 640],
            [720, 640],
          ],
          10,
        ),
        largeWords('black', [640, 675], 'Gate'),
      ],
      [
        ...room('blue', [560, 300], 'Heaters, till May'),
        arrow('blue', [640, 620], [670, 470]),
        largeWords('red', [1020, 420], 'Keep free: fire lane'),
        line('red', [
          [880, 450],
          [1160, 450],
        ]),
      ],
    ],
  },
  {
    name: 'Level 3, order of work',
    daysAgo: 15,
    layers: [
      [
        ...room('black', [80, 120], '1  Hangers'),
        ...room('black', [400, 120], '2  Main duct'),
        ...room('black', [720, 120], '3  Branches'),
        arrow('black', [322, 195], [396, 195]),
        arrow('black', [642, 195], [716, 195]),
        largeWords('black', [360, 360], 'Inspection before the ceiling'),
      ],
      [
        arrow('green', [842, 290], [842, 420]),
        largeWords('green', [842, 450], 'Balance here'),
        largeWords('amber', [520, 560], 'Sprinkler crew on Tuesday'),
      ],
    ],
  },
  {
    name: 'Crew for next week',
    daysAgo: 2,
    isPrivate: true,
    layers: [[largeWords('black', [300, 140], 'Stone Road: 5'), largeWords('black', [300, 220], 'Harbour Foods: 3')]],
  },
];

/** Creates whiteboards that several people drew on, and one that somebody keeps to themselves. */
export function makeWhiteboards(site: Site, members: readonly Member[]): void {
  const people = [itemAt(ofTrade(members, 'office'), 0), ...ofTrade(members, 'field')];
  for (const { name, daysAgo, isPrivate = false, layers } of BOARDS) {
    const at = site.calendar.at(daysAgo, 13);
    const maker = itemAt(people, 0).user.id;
    const canvas = site.add('DrawCanvas', {
      name,
      is_private: isPrivate ? 1 : 0,
      ...SIZE,
      created_by: maker,
      created_at: at,
    });
    for (const [index, strokes] of layers.entries())
      site.add('ImageDrawLayer', {
        canvas_id: canvas.id,
        layer_json: layerOf(SIZE.width, strokes, at),
        created_by: itemAt(people, index).user.id,
        created_at: at,
      });
  }
}
