import type { Random } from '../random.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { circle, picture, polygon, rect } from './svg.ts';

export const PORTRAIT_SIZE = { width: 256, height: 256 } as const;

/** Two tones of one colour and its shadow, so that no portrait suggests a skin colour. */
const TONES = [
  ['#46617a', '#cfdbe4', '#2b3f52'],
  ['#4f6e4a', '#d3dfcc', '#324a30'],
  ['#7d3e55', '#e6ccd5', '#552738'],
  ['#5b5690', '#d6d3ea', '#3b3767'],
  ['#8a6a22', '#ecdcb4', '#5e4613'],
  ['#2f6b73', '#c8dfe2', '#1c474d'],
  ['#8a4f34', '#ecd3c4', '#5f3320'],
  ['#5d6166', '#dadcde', '#3b3e42'],
] as const;

/** A simple drawn head, with or without a hard hat, so that people in a list can be told apart. */
export function portraitSvg(random: Random, more: { hasHat: boolean }): string {
  const [back, light, dark] = random.pick(TONES);
  const shoulders = `<path d="M28 256C32 196 84 186 128 186S224 196 228 256Z" fill="${dark}"/>` + vest(random, light);
  const neck =
    rect([108, 156, 40, 44], light, 'rx="16"') + '<ellipse cx="128" cy="182" rx="22" ry="8" fill="#00000018"/>';
  const longHair = random.chance(0.4)
    ? `<path d="M74 118C70 40 186 40 182 118V${random.int(156, 196)}H74Z" fill="${dark}"/>`
    : '';
  const head = `<ellipse cx="128" cy="120" rx="46" ry="56" fill="${light}"/>`;
  const fringe = `<path d="M80 110C80 ${random.int(38, 52)} 176 ${random.int(38, 52)} 176 110C160 ${random.int(76, 92)} 104 ${random.int(72, 90)} 80 110Z" fill="${dark}"/>`;
  const face =
    circle([110, 122, 4.5], dark) +
    circle([146, 122, 4.5], dark) +
    `<path d="M112 148Q128 ${random.int(154, 162)} 144 148" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`;
  const glasses = random.chance(0.25)
    ? `<g fill="none" stroke="${dark}" stroke-width="4"><circle cx="110" cy="122" r="14"/><circle cx="146" cy="122" r="14"/><path d="M124 122h8"/></g>`
    : '';
  return picture(
    PORTRAIT_SIZE,
    rect([0, 0, 256, 256], back) +
      longHair +
      shoulders +
      neck +
      head +
      (more.hasHat ? hat(random) : fringe) +
      face +
      glasses,
  );
}

function vest(random: Random, stripe: string): string {
  if (random.chance(0.5)) return '';
  return (
    polygon('70,256 86,196 104,190 100,256', '#d97a1f') +
    polygon('186,256 170,196 152,190 156,256', '#d97a1f') +
    rect([66, 226, 36, 10], stripe) +
    rect([154, 226, 36, 10], stripe)
  );
}

function hat(random: Random): string {
  const color = random.pick(['#e8e6df', '#d9a52b', '#c8792b', '#4d6b80']);
  return (
    `<path d="M74 100C74 34 182 34 182 100Z" fill="${color}"/><rect x="62" y="96" width="132" height="12" rx="6" fill="${color}"/>` +
    rect([120, 46, 16, 52], '#00000014')
  );
}

/** A company's logo: two letters on its colour. */
export function markSvg(letters: string, color: string): string {
  const stripes =
    polygon('0,256 96,160 160,224 128,256', '#ffffff', 'opacity="0.16"') +
    polygon('256,0 256,120 200,64', '#000000', 'opacity="0.14"');
  return picture(
    PORTRAIT_SIZE,
    rect([0, 0, 256, 256], color) +
      stripes +
      lettering(letters, { x: 128 - letteringWidth(letters, 96) / 2, y: 80, size: 96, color: '#fbfaf6', weight: 15 }),
  );
}
