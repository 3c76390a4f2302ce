import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';
import sharp from 'sharp';
import * as v from 'valibot';
import { MAX_PIXELS, encodePreview, encodeThumbnail } from './thumbnail.ts';

const buffer = await readFile(v.parse(v.string(), workerData));
const { width, height, data } = await decode({ buffer });
const raw = () => sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });

const thumb = await encodeThumbnail(raw());
const preview = await encodePreview(raw());
parentPort?.postMessage({ width, height, thumb, preview }, []);
