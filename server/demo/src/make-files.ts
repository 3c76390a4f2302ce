import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { OutputInfo } from 'sharp';
import { encodeThumbnail } from '@fieldspan/server/media/thumbnail';
import { pdfDocument } from './pictures/documents.ts';
import { planSetDocument } from './pictures/plan-set.ts';
import { markSvg, portraitSvg } from './pictures/portrait.ts';
import { receiptSvg } from './pictures/receipt.ts';
import { sceneSvg } from './pictures/scenes.ts';
import type { View } from './pictures/shots.ts';
import { Random } from './random.ts';
import type { FilePlan, Recipe } from './file-plan.ts';

/** Stores one file where the server looks for it. */
export type Put = (tenantId: number, filename: string, bytes: Uint8Array) => Promise<void>;

/** libvips processes four at a time; a few more have their data ready. */
const AT_ONCE = 8;

/** Generates and stores all files, and reports the result to each plan. */
export async function makeFiles(plans: readonly FilePlan[], put: Put): Promise<{ files: number; bytes: number }> {
  const waiting = [...Map.groupBy(plans, ({ recipe }) => recipe.key).values()];
  const total = { files: 0, bytes: 0 };
  const counted: Put = async (tenantId, filename, bytes) => {
    total.files += 1;
    total.bytes += bytes.length;
    await put(tenantId, filename, bytes);
  };
  const work = async () => {
    for (let group = waiting.pop(); group; group = waiting.pop()) await makeGroup(group, counted);
  };
  const threads = sharp.concurrency(1);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  sharp.concurrency(threads);
  return total;
}

/** Files with the same key show the same drawing, so it is rendered once. */
async function makeGroup(group: readonly FilePlan[], put: Put): Promise<void> {
  const recipe = group[0]?.recipe;
  if (!recipe) return;
  const svg = svgOf(recipe);
  const drawn =
    svg === null ? null : await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const plan of group) await (drawn ? makePhoto(plan, drawn, put) : makeDocument(plan, put));
}

async function makeDocument({ tenantId, filename, recipe, made }: FilePlan, put: Put): Promise<void> {
  const bytes = await documentOf(recipe);
  made({ bytes: bytes.length, sha256: sha256(bytes) });
  await put(tenantId, filename, bytes);
}

type Drawn = { data: Buffer; info: OutputInfo };

async function makePhoto(
  { tenantId, filename, thumbFilename, recipe, made }: FilePlan,
  { data, info }: Drawn,
  put: Put,
): Promise<void> {
  const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const image = recipe.kind === 'scene' ? whole.extract(region(recipe.view)) : whole;
  const bytes = await image.clone().jpeg({ quality: 74 }).toBuffer();
  made({ bytes: bytes.length, sha256: sha256(bytes) });
  await put(tenantId, filename, bytes);
  // A low effort halves the time for a thumbnail and makes it a tenth larger.
  if (thumbFilename !== null) await put(tenantId, thumbFilename, await encodeThumbnail(image.webp({ effort: 1 })));
}

function region([left, top, width, height]: View) {
  return { left, top, width, height };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The drawing of a picture as SVG; null for documents. */
function svgOf(recipe: Recipe): string | null {
  const random = new Random(recipe.key);
  if (recipe.kind === 'scene') return sceneSvg(recipe.scene, random);
  if (recipe.kind === 'receipt') return receiptSvg(random, recipe.receipt);
  if (recipe.kind === 'portrait') return portraitSvg(random, recipe);
  return recipe.kind === 'mark' ? markSvg(recipe.letters, recipe.color) : null;
}

async function documentOf(recipe: Recipe): Promise<Uint8Array> {
  if (recipe.kind === 'plan-set') return planSetDocument(recipe.set);
  if (recipe.kind !== 'document') throw new TypeError(`${recipe.kind} is a picture`);
  return pdfDocument(recipe.document, recipe.text, new Random(recipe.key));
}
