import type { Random } from '../random.ts';
import { lettering } from './lettering.ts';
import type { Palette } from './palettes.ts';
import { circle, line, pipe, rect, repeat } from './svg.ts';

const room = (colors: Palette, floor: number): string =>
  rect([0, 0, 960, floor], colors.wall) +
  rect([0, floor, 960, 640 - floor], colors.floor) +
  rect([0, floor - 14, 960, 14], colors.dark, 'opacity="0.25"');

/** Boilers, pumps and mains in a mechanical room. */
export function plantScene(random: Random, colors: Palette): string {
  const floor = random.int(470, 510);
  const boilers = random.int(2, 3);
  const mains = repeat(3, (at) =>
    pipe(`M0 ${60 + at * 46}H960`, [colors.pipe, '#8a4b3a', colors.light][at] ?? colors.pipe, 22 - at * 4),
  );
  const rods = repeat(7, (at) => line([70 + at * 140, 0, 70 + at * 140, 170], colors.dark, 3));
  const bodies = repeat(boilers, (at) => boiler(random, colors, { x: 70 + at * 230, floor }));
  const drops = repeat(boilers, (at) => pipe(`M${150 + at * 230} 106V${floor - 238}`, colors.pipe, 18));
  return room(colors, floor) + rods + mains + drops + bodies + pump(random, colors, floor) + drain(colors, floor);
}

function boiler(random: Random, colors: Palette, { x, floor }: { x: number; floor: number }): string {
  const body =
    rect([x, floor - 240, 170, 250], colors.light, 'rx="8"') + rect([x, floor - 240, 170, 40], colors.mid, 'rx="8"');
  const panel =
    rect([x + 24, floor - 184, 122, 58], colors.dark, 'rx="4"') + rect([x + 34, floor - 174, 58, 24], '#9fc7a8');
  const lamps =
    circle([x + 112, floor - 160, 7], random.chance(0.7) ? '#5fa866' : '#c0392b') +
    circle([x + 132, floor - 160, 7], colors.accent);
  const base = rect([x - 8, floor + 4, 186, 14], colors.dark);
  return (
    body +
    panel +
    lamps +
    lettering(`B-${random.int(1, 4)}`, { x: x + 62, y: floor - 92, size: 30, color: colors.dark }) +
    base
  );
}

function pump(random: Random, colors: Palette, floor: number): string {
  const x = random.int(760, 800);
  const motor =
    rect([x, floor - 66, 96, 54], colors.pipe, 'rx="10"') +
    repeat(6, (at) => line([x + 14 + at * 13, floor - 64, x + 14 + at * 13, floor - 14], '#00000040', 3));
  const volute = circle([x - 12, floor - 38, 36], colors.mid) + circle([x - 12, floor - 38, 14], colors.dark);
  return (
    pipe(`M${x - 12} ${floor - 70}V150`, colors.pipe, 20) +
    motor +
    volute +
    rect([x - 50, floor - 8, 160, 20], colors.dark)
  );
}

const drain = (colors: Palette, floor: number): string =>
  circle([610, floor + 80, 26], colors.dark, 'opacity="0.5"') + circle([610, floor + 80, 16], '#00000066');

/** A close-up of one gauge on a pipe. */
export function gaugeScene(random: Random, colors: Palette): string {
  const top = random.pick([60, 100, 160, 200]);
  const reading = random.int(20, 80) / 100;
  const center = { x: random.int(400, 540), y: random.int(280, 330) };
  const ticks = repeat(41, (at) => tick(center, at));
  const numbers = repeat(6, (at) => number(center, at, String(Math.round((top / 5) * at))));
  const angle = -225 + reading * 270;
  const needle = `<g transform="rotate(${angle} ${center.x} ${center.y})">${line([center.x - 40, center.y, center.x + 172, center.y], '#b3402e', 7)}</g>`;
  const face =
    circle([center.x, center.y, 262], colors.dark) +
    circle([center.x, center.y, 240], '#f4f2ea') +
    circle([center.x, center.y, 240], 'none', 'stroke="#b9b5a8" stroke-width="6"');
  const unit = lettering(random.pick(['PSI', 'KPA', 'BAR', '°C']), {
    x: center.x - 30,
    y: center.y + 74,
    size: 30,
    color: '#3a3a38',
  });
  const back = room(colors, 520) + pipe('M-20 470H980', colors.pipe, 90) + pipe(`M${center.x} 430V540`, colors.mid, 46);
  return back + face + ticks + numbers + unit + needle + circle([center.x, center.y, 20], '#333');
}

function tick({ x, y }: { x: number; y: number }, at: number): string {
  const long = at % 8 === 0;
  return `<g transform="rotate(${-225 + at * 6.75} ${x} ${y})">${line([x + (long ? 186 : 204), y, x + 222, y], '#2c2c2a', long ? 6 : 3)}</g>`;
}

function number({ x, y }: { x: number; y: number }, at: number, text: string): string {
  const [dx = 0, dy = 0] =
    [
      [-106, 92],
      [-150, -34],
      [-76, -148],
      [50, -148],
      [116, -34],
      [76, 92],
    ][at] ?? [];
  return lettering(text, { x: x + dx, y: y + dy, size: 26, color: '#3a3a38' });
}

/** A machine's nameplate, as a technician photographs it for the parts counter. */
export function plateScene(random: Random, colors: Palette): string {
  const model = `${random.pick(['NX', 'HV', 'RT', 'GB', 'CW', 'EV'])}-${random.int(100, 980)}${random.pick(['A', 'C', 'E', 'K'])}`;
  const rows = [
    ['MODEL', model],
    ['SERIAL', `${random.int(10, 26)}${random.int(10, 52)} ${random.int(10_000, 99_999)}`],
    ['VOLTS', random.pick(['120', '208/230', '460', '575'])],
    ['PH/HZ', random.pick(['1/60', '3/60'])],
    ['AMPS', `${random.int(4, 38)}.${random.int(0, 9)}`],
    random.pick([
      ['INPUT', '400 MBH'],
      ['CHARGE', '11.4 KG'],
      ['MAX P', '1035 KPA'],
      ['MAX P', '250 PSI'],
    ]),
  ];
  const x = random.int(120, 170);
  const back =
    rect([0, 0, 960, 640], colors.mid) + repeat(24, (at) => line([0, at * 28, 960, at * 28 + 8], '#ffffff10', 6));
  const plate =
    rect([x, 90, 680, 460], '#d4d2c9', 'rx="14"') +
    rect([x + 14, 104, 652, 432], 'none', 'rx="10" stroke="#55534d" stroke-width="4"');
  const rivets = [
    [24, 114],
    [656, 114],
    [24, 526],
    [656, 526],
  ]
    .map(([dx = 0, y = 0]) => circle([x + dx, y, 9], '#8b887f'))
    .join('');
  const words = repeat(rows.length, (at) => {
    const [label = '', value = ''] = rows[at] ?? [];
    const y = 140 + at * 64;
    return (
      lettering(label, { x: x + 50, y: y + 8, size: 22, color: '#4a4843' }) +
      lettering(value, { x: x + 250, y, size: 36, color: '#22211f' }) +
      line([x + 240, y + 50, x + 630, y + 50], '#8b887f', 2)
    );
  });
  return back + plate + rivets + words;
}
