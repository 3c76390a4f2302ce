import type { Random } from '../random.ts';
import { lettering } from './lettering.ts';
import type { Palette } from './palettes.ts';
import { circle, path, pipe, polygon, rect, repeat } from './svg.ts';

/** An open trench with pipe, trench box and bucket. */
export function trenchScene(random: Random, colors: Palette): string {
  const grade = random.int(200, 250);
  const layers = ['#8c7355', '#77603f', '#6b6254', '#57503f'];
  const soil = repeat(4, (at) =>
    polygon(
      `0,${grade + at * 110} 960,${grade + at * 110 + random.int(-16, 16)} 960,640 0,640`,
      layers[at] ?? '#57503f',
    ),
  );
  const stones = repeat(70, () =>
    circle(
      [random.int(0, 960), random.int(grade + 20, 640), random.int(2, 9)],
      random.pick(['#a89a80', '#4d4536', '#94886f']),
      'opacity="0.7"',
    ),
  );
  const left = random.int(230, 300);
  const right = random.int(640, 720);
  const cut = polygon(
    `${left - 70},${grade} ${right + 70},${grade} ${right},600 ${left},600`,
    '#2f2a22',
    'opacity="0.82"',
  );
  const box =
    rect([left + 6, grade + 40, 16, 520], colors.accent) +
    rect([right - 22, grade + 40, 16, 520], colors.accent) +
    repeat(2, (at) => rect([left + 20, grade + 90 + at * 220, right - left - 40, 14], colors.mid));
  const bed = polygon(`${left},600 ${right},600 ${right - 8},560 ${left + 8},560`, '#a9a391');
  const main =
    circle([(left + right) / 2, 520, 62], random.pick(['#3f7fa6', '#c9c6bb', '#3b3b3a'])) +
    circle([(left + right) / 2, 520, 48], '#191714');
  return rect([0, 0, 960, grade + 10], colors.sky) + soil + stones + cut + box + bed + main + bucket(random, colors);
}

function bucket(random: Random, colors: Palette): string {
  const x = random.int(430, 540);
  const y = random.int(140, 250);
  const arm = path(`M${x + 20} ${y}L${x + 150} ${y - 120}L${x + 430} ${y - 60}`, colors.accent, 34);
  const shell = polygon(
    `${x - 60},${y - 20} ${x + 50},${y - 30} ${x + 40},${y + 70} ${x - 30},${y + 84} ${x - 80},${y + 50}`,
    colors.dark,
  );
  return (
    arm +
    shell +
    repeat(4, (at) =>
      polygon(`${x - 84 + at * 18},${y + 52} ${x - 72 + at * 18},${y + 56} ${x - 82 + at * 18},${y + 78}`, '#c9c6bb'),
    )
  );
}

/** A closed lane with cones and a manhole cover. */
export function roadScene(random: Random, colors: Palette): string {
  const horizon = random.int(210, 260);
  const vanish = random.int(420, 560);
  const verge = rect([0, horizon, 960, 640 - horizon], '#7c8560');
  const trees = repeat(12, (at) =>
    circle(
      [at * 86 + random.int(-20, 20), horizon - random.int(4, 30), random.int(28, 52)],
      '#5d6b4c',
      'opacity="0.8"',
    ),
  );
  const road = polygon(`${vanish - 40},${horizon} ${vanish + 40},${horizon} 980,640 -20,640`, '#5b5b58');
  const marks = repeat(6, (at) => {
    const y = horizon + 20 + at * at * 12;
    return polygon(
      `${vanish - 2 - at},${y} ${vanish + 2 + at},${y} ${vanish + 4 + at * 2},${y + 12 + at * 6} ${vanish - 4 - at * 2},${y + 12 + at * 6}`,
      '#e6e2d3',
    );
  });
  const cones = repeat(random.int(5, 8), (at) => cone(vanish + 30 + at * 52, horizon + 40 + at * 46, 10 + at * 6));
  const cover = `<ellipse cx="${random.int(240, 380)}" cy="540" rx="92" ry="34" fill="#3b3a38"/>`;
  return (
    rect([0, 0, 960, horizon], colors.sky) +
    trees +
    verge +
    road +
    marks +
    cover +
    cones +
    rect([40, horizon + 10, 120, 80], colors.accent) +
    lettering('ROAD WORK', { x: 52, y: horizon + 40, size: 15, color: '#222' })
  );
}

const cone = (x: number, y: number, size: number): string =>
  polygon(`${x},${y - size * 2} ${x + size * 0.8},${y} ${x - size * 0.8},${y}`, '#d2602a') +
  polygon(
    `${x - size * 0.32},${y - size * 1.2} ${x + size * 0.32},${y - size * 1.2} ${x + size * 0.5},${y - size * 0.7} ${x - size * 0.5},${y - size * 0.7}`,
    '#efece2',
  ) +
  rect([x - size, y - 2, size * 2, size * 0.3], '#2b2b2b');

/** A van in front of the shop doors. */
export function vanScene(random: Random, colors: Palette): string {
  const x = random.int(120, 300);
  const shop =
    rect([0, 0, 960, 460], colors.wall) +
    repeat(
      3,
      (at) =>
        rect([60 + at * 310, 110, 240, 350], colors.light) +
        repeat(6, (row) => rect([60 + at * 310, 110 + row * 58, 240, 3], '#00000030')),
    );
  const ground = rect([0, 460, 960, 180], colors.floor);
  const body =
    rect([x, 250, 400, 230], '#eceae3', 'rx="22"') +
    polygon(`${x + 390},270 ${x + 450},290 ${x + 540},392 ${x + 560},480 ${x + 390},480`, '#eceae3');
  const glass =
    polygon(`${x + 404},290 ${x + 444},300 ${x + 512},384 ${x + 404},384`, '#3c4a52') +
    rect([x, 410, 552, 14], colors.accent);
  const wheels = [110, 440]
    .map((dx) => circle([x + dx, 486, 50], '#232323') + circle([x + dx, 486, 24], '#a7a6a0'))
    .join('');
  const rack =
    pipe(`M${x + 10} 238H${x + 380}`, colors.mid, 8) +
    repeat(3, (at) => rect([x + 50 + at * 130, 226, 8, 26], colors.dark));
  const mark = lettering(`UNIT ${random.int(2, 19)}`, { x: x + 90, y: 320, size: 44, color: colors.dark, weight: 6 });
  return shop + ground + body + glass + wheels + rack + mark;
}
