import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { GreyPicture } from '../code-in.ts';

const SIZES = 16;
const HEAD = 8;

/** Reads a grey PNG of one byte a point and without filters, as those of this folder are. */
export function greyPng(name: string): GreyPicture {
  const png = readFileSync(new URL(`${name}.png`, import.meta.url));
  const [width, height] = [png.readUInt32BE(SIZES), png.readUInt32BE(SIZES + 4)];
  const packed: Buffer[] = [];
  for (let at = HEAD; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const rows = inflateSync(Buffer.concat(packed));
  const grey = new Uint8ClampedArray(width * height);
  for (let row = 0; row < height; row += 1)
    grey.set(rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)), row * width);
  return { grey, width, height };
}
