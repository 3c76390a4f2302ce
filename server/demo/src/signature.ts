import { crc32, deflateSync } from 'node:zlib';
import type { Random } from './random.ts';

/** A point of a signature; a point without coordinates ends a stroke. */
export type TrailPoint = { x?: number; y?: number };

export const SIGNATURE_SIZE = { width: 322, height: 150 } as const;

/** Draws a signature: loops to the right and a closing stroke. The same random numbers give the same signature. */
export function signatureTrail(random: Random): TrailPoint[] {
  const strokes = random.int(1, 2) + 1;
  const points: TrailPoint[] = [];
  let x = random.int(28, 46);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const isLast = stroke === strokes - 1;
    const length = isLast ? random.int(16, 26) : random.int(24, 40);
    const height = isLast ? random.int(4, 12) : random.int(16, 38);
    const pitch = random.int(5, 9) / 10;
    const advance = (isLast ? 5.4 : random.int(28, 44) / 10) * (90 / (strokes * 45));
    for (let at = 0; at < length; at += 1) {
      points.push({
        x: tenth(x + 8 * Math.cos(at * pitch)),
        y: tenth(84 + height * (1 - at / (length * 1.6)) * Math.sin(at * pitch + stroke)),
      });
      x = Math.min(x + advance, 296);
    }
    points.push({});
    x += 6;
  }
  return points;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Renders the trail as a PNG with black ink on a transparent background. */
export function signatureDataUrl(trail: readonly TrailPoint[]): string {
  const { width, height } = SIGNATURE_SIZE;
  const stride = Math.ceil(width / 8) + 1;
  const bits = new Uint8Array(stride * height);
  let last: { x: number; y: number } | null = null;
  for (const point of trail) {
    const next = placeOf(point);
    if (last && next) ink(bits, last, next);
    last = next;
  }
  return `data:image/png;base64,${png(bits, { width, height }).toString('base64')}`;
}

function placeOf({ x, y }: TrailPoint): { x: number; y: number } | null {
  return x === undefined || y === undefined ? null : { x, y };
}

function ink(bits: Uint8Array, from: { x: number; y: number }, to: { x: number; y: number }): void {
  const { width, height } = SIGNATURE_SIZE;
  const stride = Math.ceil(width / 8) + 1;
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)) + 1;
  for (let at = 0; at <= steps; at += 1) {
    for (const [dx, dy] of NIB) {
      const x = Math.round(from.x + ((to.x - from.x) * at) / steps) + dx;
      const y = Math.round(from.y + ((to.y - from.y) * at) / steps) + dy;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const index = y * stride + 1 + (x >> 3);
      bits[index] = (bits[index] ?? 0) | (128 >> (x & 7));
    }
  }
}

const NIB = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** One bit per pixel: palette entry 0 is transparent, 1 is ink. */
function png(bits: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([255, 255, 255, 24, 24, 28])),
    chunk('tRNS', Buffer.from([0, 255])),
    chunk('IDAT', deflateSync(bits, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
