import type { Random } from '../random.ts';
import { lettering } from './lettering.ts';
import type { Palette } from './palettes.ts';
import { circle, line, path, pipe, polygon, rect, repeat } from './svg.ts';

/** Sleeves that were cored through a wall, two of them circled in red. */
export function sleeveScene(random: Random, colors: Palette): string {
  const floor = random.int(470, 530);
  const columns = random.int(3, 6);
  const y = random.int(200, 300);
  const sleeve = (at: number) =>
    circle([200 + at * 110, y, 34], colors.dark) + circle([203 + at * 110, y + 3, 27], '#14120f');
  const formwork =
    repeat(5, (at) => line([at * 220 + 40, 0, at * 220 + 40, floor], '#00000020', 3)) +
    line([0, floor / 2, 960, floor / 2], '#00000020', 3);
  const dust = repeat(columns, (at) => rect([180 + at * 110, y + 40, 42, floor - y - 40], '#ffffff', 'opacity="0.12"'));
  return (
    rect([0, 0, 960, floor], colors.wall) +
    formwork +
    dust +
    repeat(columns, sleeve) +
    rect([0, floor, 960, 640 - floor], colors.floor) +
    marks(random, y)
  );
}

function marks(random: Random, y: number): string {
  const x = 200 + random.int(0, 2) * 110;
  const ring = `<circle cx="${x}" cy="${y}" r="66" fill="none" stroke="#c2281e" stroke-width="9"/>`;
  const arrow = path(
    `M${x + 190} ${y - 130}L${x + 66} ${y - 50}M${x + 110} ${y - 66}L${x + 64} ${y - 48}L${x + 78} ${y - 96}`,
    '#c2281e',
    9,
  );
  return (
    ring +
    arrow +
    lettering(`${random.pick(['25', '40', '60'])} MM`, {
      x: x + 204,
      y: y - 170,
      size: 40,
      color: '#c2281e',
      weight: 7,
    })
  );
}

/** A corridor with an open ceiling and a lift. */
export function corridorScene(random: Random, colors: Palette): string {
  const vanish = random.int(420, 540);
  const ceiling = polygon(`0,0 960,0 ${vanish + 110},220 ${vanish - 110},220`, colors.dark);
  const floor = polygon(`0,640 960,640 ${vanish + 110},400 ${vanish - 110},400`, colors.floor);
  const left = polygon(`0,0 ${vanish - 110},220 ${vanish - 110},400 0,640`, colors.wall);
  const right = polygon(`960,0 ${vanish + 110},220 ${vanish + 110},400 960,640`, colors.light);
  const end = rect([vanish - 110, 220, 220, 180], colors.sky);
  const studs = repeat(6, (at) => line([40 + at * 54, 24 + at * 30, 40 + at * 54, 616 - at * 34], '#00000026', 5));
  const runs = repeat(4, (at) =>
    pipe(
      `M${130 + at * 210} 0L${vanish - 60 + at * 40} 220`,
      [colors.pipe, '#8a4b3a', colors.light, colors.accent][at] ?? colors.pipe,
      20 - at * 3,
    ),
  );
  const duct = polygon(`600,0 800,0 ${vanish + 80},210 ${vanish + 30},210`, '#b8bcbd', 'opacity="0.9"');
  return ceiling + floor + left + right + end + studs + duct + runs + lift(random, colors);
}

function lift(random: Random, colors: Palette): string {
  const x = random.int(560, 700);
  const top = random.int(260, 330);
  const scissors = repeat(
    3,
    (at) =>
      line([x + 14, top + 74 + at * 62, x + 126, top + 136 + at * 62], colors.dark, 9) +
      line([x + 126, top + 74 + at * 62, x + 14, top + 136 + at * 62], colors.dark, 9),
  );
  const base =
    rect([x, top + 256, 140, 44], colors.accent, 'rx="6"') +
    circle([x + 28, top + 304, 18], '#222') +
    circle([x + 112, top + 304, 18], '#222');
  const deck = rect([x - 6, top + 60, 152, 16], colors.accent);
  const rail =
    `<rect x="${x - 4}" y="${top - 30}" width="148" height="90" fill="none" stroke="${colors.accent}" stroke-width="6"/>` +
    line([x - 4, top + 14, x + 144, top + 14], colors.accent, 5);
  return scissors + base + deck + rail;
}

/** A control panel with its door open. */
export function panelScene(random: Random, colors: Palette): string {
  const x = random.int(220, 300);
  const cabinet = rect([x, 50, 440, 540], colors.mid, 'rx="8"') + rect([x + 18, 68, 404, 504], '#e6e4dc');
  const rails = repeat(3, (at) => rect([x + 34, 150 + at * 140, 372, 14], '#9a9a94'));
  const breakers = repeat(
    random.int(6, 9),
    (at) =>
      rect([x + 44 + at * 40, 96, 32, 66], '#3a3d40', 'rx="3"') +
      rect([x + 54 + at * 40, random.chance(0.8) ? 112 : 130, 12, 22], '#d0cfc9'),
  );
  const terminals = repeat(22, (at) =>
    rect([x + 42 + at * 16, 430, 13, 42], [colors.accent, '#7c8a91', '#5d7f63'][at % 3] ?? '#7c8a91'),
  );
  const board =
    rect([x + 60, 236, 190, 130], '#2f5d46', 'rx="4"') +
    repeat(10, (at) => rect([x + 72 + (at % 5) * 34, 250 + Math.floor(at / 5) * 54, 22, 34], '#1c1f1d'));
  const wires = repeat(14, (at) =>
    path(
      `M${x + 50 + at * 25} 430C${x + 40 + at * 26} ${random.int(370, 410)} ${x + 260} ${random.int(380, 420)} ${x + 70 + at * 22} ${at % 2 === 0 ? 366 : 164}`,
      ['#b3402e', '#2b4f86', '#222', '#c9a227', '#e8e6df'][at % 5] ?? '#222',
      4,
    ),
  );
  const lamp =
    circle([x + 330, 270, 18], random.pick(['#5fa866', '#c0392b', '#d69a2d'])) +
    lettering(`CP-${random.int(1, 9)}`, { x: x + 290, y: 310, size: 26, color: '#3a3a38' });
  return rect([0, 0, 960, 640], colors.wall) + cabinet + rails + breakers + board + wires + terminals + lamp;
}

/** A stained ceiling tile. */
export function leakScene(random: Random, colors: Palette): string {
  const tiles =
    repeat(5, (at) => line([at * 240 - 40, 0, at * 240 - 90, 640], '#b7b3a8', 9)) +
    repeat(4, (at) => line([0, at * 190 + 40, 960, at * 190 + 20], '#b7b3a8', 9));
  const x = random.int(340, 600);
  const y = random.int(220, 400);
  const stain = repeat(
    5,
    (at) =>
      `<ellipse cx="${x + random.int(-30, 30)}" cy="${y + random.int(-24, 24)}" rx="${170 - at * 26}" ry="${112 - at * 18}" fill="#8a6a3c" opacity="${0.12 + at * 0.05}"/>`,
  );
  const specks = repeat(160, () => circle([random.int(0, 960), random.int(0, 640), 2], '#a09b8e', 'opacity="0.5"'));
  const vent =
    rect([random.int(20, 90), 60, 150, 120], colors.mid) +
    repeat(6, (at) => line([60, 78 + at * 18, 200, 78 + at * 18], colors.light, 4));
  return rect([0, 0, 960, 640], '#e4e1d8') + tiles + specks + vent + stain;
}
