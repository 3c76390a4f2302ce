const WIDTH = 640;
const HEIGHT = 480;
/** Of one bar, and before the first one. */
const BAR = 5;
const START = 82;

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the left digits are written in the other parity, by the first digit. */
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

const inverted = (bars: string): string => bars.replaceAll(/[01]/g, (bar) => (bar === '1' ? '0' : '1'));
const reversed = (bars: string): string => bars.split('').toReversed().join('');

/** The bars of an EAN-13 of these thirteen digits: 1 is black. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = code.split('').map(Number);
  const parity = PARITY[first] ?? '';
  const left = digits.slice(0, 6).map((digit, at) => {
    const bars = LEFT[digit] ?? '';
    return parity[at] === 'G' ? reversed(inverted(bars)) : bars;
  });
  const right = digits.slice(6).map((digit) => inverted(LEFT[digit] ?? ''));
  return ['101', ...left, '01010', ...right, '101'].join('');
}

/** What a camera sees that looks at this code: a film of a few frames, as Chromium's fake camera plays it over and over. */
export function barcodeFilm(code: string): Buffer {
  const bars = barsOf(code);
  const line = Buffer.alloc(WIDTH, 235);
  for (let x = 0; x < bars.length * BAR; x += 1) if (bars[Math.floor(x / BAR)] === '1') line[START + x] = 16;
  const picture = Buffer.concat(Array.from({ length: HEIGHT }, () => line));
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 5 }, () => frame)]);
}
