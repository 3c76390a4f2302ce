import type { Random } from '../random.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { circle, line, path, rect, repeat } from './svg.ts';

const INK = '#2a3238';
const SHEETS = ['#f3efe4', '#eef0ec', '#f5f3ee', '#e9eef2'] as const;

/** A floor plan on paper, with grid, rooms and a title block. */
export function planScene(random: Random): string {
  const columns = random.int(4, 6);
  const rows = random.int(2, 3);
  const cell = { width: 780 / columns, height: 430 / rows };
  const rooms = repeat(columns * rows, (at) =>
    roomOf(random, { x: 70 + (at % columns) * cell.width, y: 80 + Math.floor(at / columns) * cell.height, ...cell }),
  );
  const grid = repeat(columns + 1, (at) => {
    const x = 70 + at * cell.width;
    return line([x, 46, x, 520], '#2a323838', 1) + bubble(x, 32, String.fromCharCode(65 + at));
  });
  const levels = repeat(rows + 1, (at) => bubble(34, 80 + at * cell.height, String(at + 1)));
  const run =
    path(`M90 ${80 + cell.height * 0.8}H${70 + cell.width * (columns - 0.4)}V${80 + cell.height * 1.4}`, '#2f6690', 7) +
    path(`M90 ${96 + cell.height * 0.8}H${54 + cell.width * (columns - 0.4)}`, '#b3402e', 5);
  return (
    sheet(random) +
    grid +
    levels +
    rooms +
    `<rect x="70" y="80" width="780" height="430" fill="none" stroke="${INK}" stroke-width="9"/>` +
    run +
    titleBlock(random, 'M')
  );
}

type RoomBox = { x: number; y: number; width: number; height: number };

function roomOf(random: Random, { x, y, width, height }: RoomBox): string {
  const wall = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="4"/>`;
  const door =
    rect([x + width * 0.3, y + height - 4, 34, 8], '#f3efe4') +
    path(`M${x + width * 0.3} ${y + height}a34 34 0 0 1 34 -34V${y + height}`, INK, 2);
  const name = random.pick(['OFFICE', 'EXAM', 'CORR', 'ELEC', 'MECH', 'WASH', 'STOR', 'LAB', 'LOBBY', 'KITCH']);
  const label = lettering(name, {
    x: x + width / 2 - letteringWidth(name, 15) / 2,
    y: y + 24,
    size: 15,
    color: INK,
    weight: 2,
  });
  const diffuser = random.chance(0.6)
    ? `<rect x="${x + width * 0.6}" y="${y + height * 0.5}" width="28" height="28" fill="none" stroke="#2f6690" stroke-width="3"/>`
    : '';
  return (
    wall +
    door +
    label +
    diffuser +
    lettering(String(random.int(101, 340)), { x: x + width / 2 - 20, y: y + 48, size: 13, color: INK, weight: 1.6 })
  );
}

/** A riser diagram: floors, mains, branches, valves. */
export function riserScene(random: Random): string {
  const floors = random.int(4, 6);
  const step = 440 / floors;
  const slabs = repeat(
    floors + 1,
    (at) =>
      line([80, 70 + at * step, 700, 70 + at * step], '#2a323866', 3) +
      lettering(at === floors ? 'P1' : `L${floors - at}`, {
        x: 30,
        y: 60 + at * step,
        size: 18,
        color: INK,
        weight: 2,
      }),
  );
  const mains = [220, 300, 400]
    .map((x, at) => path(`M${x} 520V${70 + at * 20}`, ['#2f6690', '#b3402e', '#3f6f6a'][at] ?? INK, 6))
    .join('');
  const branches = repeat(floors * 2, (at) => {
    const y = 70 + (at % floors) * step + step * 0.55 + (at >= floors ? 18 : 0);
    const from = at >= floors ? 300 : 220;
    return path(`M${from} ${y}H${random.int(520, 660)}`, at >= floors ? '#b3402e' : '#2f6690', 4) + valve(470, y);
  });
  const pumps =
    circle([220, 540, 24], 'none', `stroke="${INK}" stroke-width="4"`) +
    lettering(`P-${random.int(1, 6)}`, { x: 250, y: 532, size: 18, color: INK, weight: 2 });
  return sheet(random) + slabs + mains + branches + pumps + titleBlock(random, 'P');
}

const valve = (x: number, y: number): string =>
  path(`M${x - 12} ${y - 9}L${x + 12} ${y + 9}V${y - 9}L${x - 12} ${y + 9}Z`, INK, 3);

const sheet = (random: Random): string =>
  rect([0, 0, 960, 640], random.pick(SHEETS)) +
  `<rect x="14" y="14" width="932" height="612" fill="none" stroke="${INK}" stroke-width="3"/>`;

const bubble = (x: number, y: number, text: string): string =>
  circle([x, y, 16], 'none', `stroke="${INK}" stroke-width="2"`) +
  lettering(text, { x: x - 5, y: y - 8, size: 15, color: INK, weight: 2 });

function titleBlock(random: Random, discipline: string): string {
  const number = `${discipline}-${random.int(101, 412)}`;
  return (
    line([14, 556, 946, 556], INK, 3) +
    line([640, 556, 640, 626], INK, 2) +
    lettering(random.pick(['FLOOR PLAN', 'DOMESTIC WATER', 'HEATING', 'VENTILATION', 'DRAINAGE', 'SECTION A-A']), {
      x: 40,
      y: 576,
      size: 26,
      color: INK,
    }) +
    lettering(number, { x: 670, y: 572, size: 34, color: INK }) +
    lettering(`REV ${random.int(1, 6)}`, { x: 860, y: 584, size: 15, color: INK, weight: 2 })
  );
}
