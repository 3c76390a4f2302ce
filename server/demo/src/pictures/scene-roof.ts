import type { Random } from '../random.ts';
import type { Palette } from './palettes.ts';
import { circle, line, pipe, polygon, rect, repeat } from './svg.ts';

/** Packaged units on a flat roof, with the town behind. */
export function roofScene(random: Random, colors: Palette): string {
  const horizon = random.int(230, 300);
  const sky = rect([0, 0, 960, horizon], colors.sky) + rect([0, 0, 960, horizon / 2], '#ffffff', 'opacity="0.18"');
  const town = repeat(14, (at) => {
    const height = random.int(14, 90);
    return rect(
      [at * 72 - random.int(0, 20), horizon - height, random.int(40, 90), height],
      colors.mid,
      'opacity="0.45"',
    );
  });
  const roof =
    rect([0, horizon, 960, 640 - horizon], colors.wall) +
    rect([0, horizon, 960, 26], colors.light) +
    rect([0, horizon + 26, 960, 6], colors.dark);
  const seams = repeat(6, (at) => line([at * 200 - 120, 640, 240 + at * 96, horizon + 32], '#00000018', 3));
  const units = repeat(random.int(1, 3), (at) => unit(random, colors, 70 + at * 310));
  const gas = pipe(`M0 ${random.int(560, 600)}H${random.int(420, 900)}V${random.int(470, 520)}`, '#c9a227', 12);
  return sky + town + roof + seams + units + gas;
}

function unit(random: Random, colors: Palette, x: number): string {
  const width = random.int(210, 270);
  const height = random.int(130, 180);
  const top = 470 - height;
  const curb = rect([x - 10, 466, width + 20, 24], colors.dark);
  const body =
    rect([x, top, width, height], colors.light) +
    polygon(`${x},${top} ${x + 24},${top - 26} ${x + width + 24},${top - 26} ${x + width},${top}`, '#f2efe8');
  const side = polygon(
    `${x + width},${top} ${x + width + 24},${top - 26} ${x + width + 24},444 ${x + width},470`,
    colors.mid,
  );
  const louvres = repeat(8, (at) =>
    line([x + 14, top + 26 + at * 12, x + width * 0.45, top + 26 + at * 12], colors.mid, 4),
  );
  const door = rect(
    [x + width * 0.55, top + 18, width * 0.36, height - 36],
    '#ffffff',
    `opacity="0.35" stroke="${colors.dark}"`,
  );
  const fan =
    circle([x + width * 0.4, top - 18, 30], colors.dark, 'transform="scale(1 1)"') +
    circle([x + width * 0.4, top - 18, 22], colors.mid);
  const tag = rect([x + width * 0.62, top + 34, 44, 22], colors.accent);
  return curb + side + body + louvres + door + fan + tag;
}

/** A building under construction: frame, crane, fence. */
export function frameScene(random: Random, colors: Palette): string {
  const ground = random.int(490, 540);
  const floors = random.int(3, 6);
  const bays = random.int(4, 7);
  const left = random.int(120, 260);
  const bay = random.int(74, 96);
  const storey = 66;
  const top = ground - floors * storey;
  const sky =
    rect([0, 0, 960, ground], colors.sky) +
    circle([random.int(100, 860), random.int(60, 140), 160], '#ffffff', 'opacity="0.16"');
  const slabs = repeat(floors + 1, (at) => rect([left - 14, top + at * storey, bays * bay + 28, 12], colors.light));
  const columns = repeat(bays + 1, (at) => rect([left + at * bay - 6, top, 12, ground - top], colors.mid));
  const closed = repeat(random.int(2, floors * bays - 4), () => {
    const column = random.int(0, bays - 1);
    const floor = random.int(0, floors - 1);
    return rect(
      [left + column * bay + 8, top + floor * storey + 14, bay - 16, storey - 16],
      random.pick([colors.wall, colors.pipe, '#d8c48a']),
      'opacity="0.85"',
    );
  });
  return sky + closed + columns + slabs + crane(random, colors, ground) + groundLine(colors, ground);
}

function crane(random: Random, colors: Palette, ground: number): string {
  const x = random.int(700, 860);
  const jib = random.int(70, 120);
  const hook = random.int(300, 560);
  const mast =
    line([x, ground, x, jib - 30], colors.accent, 14) +
    repeat(12, (at) => line([x - 7, ground - at * 36, x + 7, ground - at * 36 - 36], colors.dark, 2));
  const arm = line([x - 460, jib, x + 120, jib], colors.accent, 10) + line([x, jib - 30, x - 430, jib], colors.dark, 2);
  const load = line([hook, jib, hook, jib + 130], colors.dark, 2) + rect([hook - 40, jib + 130, 80, 12], colors.dark);
  return mast + arm + load + rect([x + 60, jib + 4, 46, 30], colors.dark);
}

function groundLine(colors: Palette, ground: number): string {
  const soil = rect([0, ground, 960, 640 - ground], colors.floor);
  const fence =
    repeat(17, (at) => rect([at * 60, ground + 28, 4, 62], colors.dark)) +
    rect([0, ground + 34, 960, 44], colors.light, 'opacity="0.28"');
  return soil + fence + rect([0, ground + 30, 960, 4], colors.dark);
}
