import type { Recipe } from './file-plan.ts';
import type { DocumentKind, DocumentText } from './pictures/documents.ts';
import { PORTRAIT_SIZE } from './pictures/portrait.ts';
import { RECEIPT_SIZE } from './pictures/receipt.ts';
import { nextShot } from './pictures/shots.ts';
import type { PlanSetText } from './pictures/plan-set.ts';
import type { View } from './pictures/shots.ts';
import type { SceneKind } from './pictures/scenes.ts';
import type { Site } from './site.ts';

type Taken = { by: number | null; at: string; name: string };

export type Upload = ReturnType<typeof addUpload>;

export function addPhoto(site: Site, scene: SceneKind, taken: Taken): Upload {
  const { key, view } = nextShot(site.shots, scene);
  return addUpload(site, {
    taken,
    ...sizeOf(view),
    ext: 'jpg',
    recipe: { kind: 'scene', scene, key: `${site.profile.key}/${key}`, view },
  });
}

export function addReceipt(site: Site, receipt: Extract<Recipe, { kind: 'receipt' }>['receipt'], taken: Taken): Upload {
  const key = `${site.profile.key}/receipt/${site.plans.length}`;
  return addUpload(site, { taken, ...RECEIPT_SIZE, ext: 'jpg', recipe: { kind: 'receipt', receipt, key } });
}

export function addDocument(site: Site, document: { kind: DocumentKind; text: DocumentText }, taken: Taken): Upload {
  const key = `${site.profile.key}/document/${site.plans.length}`;
  return addUpload(site, {
    taken,
    width: null,
    height: null,
    ext: 'pdf',
    recipe: { kind: 'document', document: document.kind, text: document.text, key },
  });
}

/** Adds a PDF with sheets of a building. */
export function addPlanSet(site: Site, set: PlanSetText, taken: Taken): Upload {
  const key = `${site.profile.key}/plans/${taken.name}`;
  return addUpload(site, { taken, width: null, height: null, ext: 'pdf', recipe: { kind: 'plan-set', set, key } });
}

/** The later upload becomes the earlier file once more: somebody sent it twice. */
export function sendAgain(site: Site, { later, earlier }: { later: Upload; earlier: Upload }): void {
  const plan = (upload: Upload) => site.plans.find(({ filename }) => filename === upload.filename);
  const [again, first] = [plan(later), plan(earlier)];
  if (!again || !first) throw new RangeError('There is no such file to send again');
  again.recipe = first.recipe;
  later.width = earlier.width;
  later.height = earlier.height;
  later.original_filename = earlier.original_filename;
}

type NewUpload = {
  taken: Taken;
  width: number | null;
  height: number | null;
  ext: 'jpg' | 'pdf';
  recipe: Recipe;
  /** The company keeps the file for good, as it does with pictures of forms. */
  isKept?: boolean;
};

function addUpload(site: Site, { taken, width, height, ext, recipe, isKept = false }: NewUpload) {
  const stem = storedName(site);
  const row = site.add('LibraryUpload', {
    type: ext === 'pdf' ? 'application/pdf' : 'image/jpeg',
    filename: `${stem}.${ext}`,
    original_filename: taken.name,
    thumb_filename: ext === 'pdf' ? null : `${stem}.thumb.webp`,
    bytes: null,
    width,
    height,
    created_by: taken.by,
    created_at: taken.at,
    do_not_clean: isKept ? 1 : 0,
  });
  const made = (file: { bytes: number; sha256: string }) => {
    row.bytes = file.bytes;
    site.book.hidden('LibraryUpload', row.id, { sha256: file.sha256 });
  };
  site.plans.push({
    tenantId: site.tenantId,
    filename: `${stem}.${ext}`,
    thumbFilename: row.thumb_filename,
    recipe,
    made,
  });
  return row;
}

/** Adds a photo inside a form. */
export function addFormImage(site: Site, scene: SceneKind, taken: Taken): Upload {
  const { key, view } = nextShot(site.shots, scene);
  return addUpload(site, {
    taken,
    ...sizeOf(view),
    ext: 'jpg',
    recipe: { kind: 'scene', scene, key: `${site.profile.key}/${key}`, view },
    isKept: true,
  });
}

/** Adds a person's portrait, which all of their companies share, or a company's logo. */
export function addFace(site: Site, recipe: Recipe, userId: number | null) {
  const tenantId = userId === null ? site.tenantId : 0;
  const filename = `${storedName(site)}.jpg`;
  site.plans.push({ tenantId, filename, thumbFilename: null, recipe, made: () => undefined });
  return site.book.add('ProfileImage', tenantId, { user_id: userId, filename, ...PORTRAIT_SIZE });
}

/** A name that reveals nothing about the file. */
function storedName(site: Site): string {
  return site.random.fork(`file/${site.plans.length}`).token(32);
}

function sizeOf([, , width, height]: View): { width: number; height: number } {
  return { width, height };
}
