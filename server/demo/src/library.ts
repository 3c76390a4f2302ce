import type { Project } from './jobs.ts';
import type { Member } from './people.ts';
import type { DocumentKind } from './pictures/documents.ts';
import type { SceneKind } from './pictures/scenes.ts';
import type { Random } from './random.ts';
import type { ServiceCall } from './services.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { addDocument, addPhoto } from './uploads.ts';
import type { Upload } from './uploads.ts';
import { DOCUMENT_WORDS, FILE_TAGS, PHOTO_CAPTIONS } from './words/captions.ts';
import type { FileTagName } from './words/captions.ts';

const MECHANICAL: readonly SceneKind[] = [
  'plant',
  'plate',
  'roof',
  'gauge',
  'corridor',
  'sleeve',
  'panel',
  'plan',
  'frame',
  'riser',
  'leak',
  'plant',
  'plate',
  'van',
];
const CIVIL: readonly SceneKind[] = [
  'trench',
  'road',
  'trench',
  'plan',
  'plate',
  'gauge',
  'trench',
  'road',
  'van',
  'frame',
];
const DOCUMENTS: readonly DocumentKind[] = [
  'plan',
  'cut-sheet',
  'test-report',
  'procedure',
  'certificate',
  'plan',
  'cut-sheet',
];

/** Every fifth file is a PDF. */
const DOCUMENT_EVERY = 5;

export type Library = ReturnType<typeof makeLibrary>;
type Cast = { members: readonly Member[]; projects: readonly Project[]; services: readonly ServiceCall[] };

/** Creates files, newest first, with tags; some also belong to a project or a service call. */
export function makeLibrary(site: Site, cast: Cast) {
  const tags = new Map(
    FILE_TAGS.map(
      (name, at) =>
        [name, site.add('FileTag', { name, is_for_library: 1, color_hex: itemAt(TAG_COLORS, at) }).id] as const,
    ),
  );
  const photos: { scene: SceneKind; upload: Upload }[] = [];
  const documents: Upload[] = [];
  const files = Array.from({ length: site.profile.sizes.files }, (_, index) => {
    const random = site.random.fork(`library/${index}`);
    const project = random.pick(cast.projects.filter(({ state }) => state !== 'lead'));
    const shot = { site, random, index, project, by: random.pick(cast.members) };
    const isDocument = index % DOCUMENT_EVERY === 3;
    const made = isDocument ? newDocument(shot) : newPhoto(shot);
    if (made.scene) photos.push({ scene: made.scene, upload: made.upload });
    else documents.push(made.upload);
    const file = site.add('LibraryFile', {
      file_id: made.upload.id,
      caption: made.caption,
      folder_id: null,
      created_by: shot.by.user.id,
      created_at: made.upload.created_at,
    });
    const tagged = tagIds(tags, [made.tag, ...(random.chance(0.2) ? [random.pick(FILE_TAGS)] : [])]);
    for (const file_tag_id of tagged) site.add('LibraryFileTag', { library_file_id: file.id, file_tag_id });
    fileUnder(site, { ...made, tagged }, { random, project, services: cast.services });
    return { ...file, row: file, upload: made.upload };
  });
  return { files, photos, documents };
}

const TAG_COLORS = [
  '#4b6b3c',
  '#2f6690',
  '#6d6a60',
  '#b3402e',
  '#8a6a22',
  '#c8792b',
  '#5b5690',
  '#2f6b73',
  '#7d3e55',
  '#5d6166',
] as const;

type Shot = { site: Site; random: Random; index: number; project: Project; by: Member };
type Filed = { upload: Upload; caption: string; tag: FileTagName; scene: SceneKind | null };

function newPhoto({ site, random, index, project, by }: Shot): Filed {
  const scene = itemAt(
    site.profile.metric ? MECHANICAL : CIVIL,
    random.int(0, (site.profile.metric ? MECHANICAL : CIVIL).length - 1),
  );
  const { tag, captions } = PHOTO_CAPTIONS[scene];
  const { at, day } = takenAt(site, random, index);
  const name = `IMG_${day.replaceAll('-', '')}_${random.int(100_000, 235_959)}.jpg`;
  return {
    upload: addPhoto(site, scene, { by: by.user.id, at, name }),
    caption: filled(random.pick(captions), { random, project }),
    tag,
    scene,
  };
}

function newDocument({ site, random, index, project, by }: Shot): Filed {
  const kind = itemAt(DOCUMENTS, Math.floor(index / DOCUMENT_EVERY) % DOCUMENTS.length);
  const words = DOCUMENT_WORDS[kind];
  const fill = (text: string) => filled(text, { random, project });
  const caption = fill(random.pick(words.titles));
  const { at, day } = takenAt(site, random, index);
  const text = {
    title: caption,
    company: site.profile.name,
    date: day,
    facts: words.facts.map(([label, value]) => [label, fill(value)] as const),
    paragraphs: words.paragraphs.map(fill),
  };
  const name = `${caption.replaceAll(/[^\w -]/g, '').replaceAll(' ', '_')}.pdf`;
  return {
    upload: addDocument(site, { kind, text }, { by: by.user.id, at, name }),
    caption,
    tag: words.tag,
    scene: null,
  };
}

/** The newest files are of today, the oldest about a year old. */
function takenAt(site: Site, random: Random, index: number): { at: string; day: string } {
  if (index < 4) return { at: site.calendar.minutesAgo(35 + index * 50), day: site.calendar.date(0) };
  const share = index / site.profile.sizes.files;
  const daysAgo = 1 + Math.floor(share * share * 400);
  return { at: site.calendar.at(daysAgo, random.int(28, 64) / 4), day: site.calendar.date(daysAgo) };
}

function filled(text: string, { random, project }: { random: Random; project: Project }): string {
  return text
    .replaceAll('{num}', String(random.int(101, 989)))
    .replaceAll('{n}', String(random.int(1, 9)))
    .replaceAll('{town}', project.row.city)
    .replaceAll('{job}', project.row.job_name);
}

function tagIds(tags: ReadonlyMap<FileTagName, number>, names: readonly FileTagName[]): number[] {
  return [...new Set(names)].flatMap((name) => tags.get(name) ?? []);
}

type Place = { random: Random; project: Project; services: readonly ServiceCall[] };

function fileUnder(
  site: Site,
  { upload, caption, tagged }: Filed & { tagged: readonly number[] },
  { random, project, services }: Place,
): void {
  const common = { file_id: upload.id, caption, created_by: upload.created_by, created_at: upload.created_at };
  if (random.chance(0.45)) {
    const { id } = site.add('JobFile', { ...common, job_id: project.row.id });
    for (const file_tag_id of tagged) site.add('JobFileTag', { job_file_id: id, file_tag_id });
  } else if (random.chance(0.35)) {
    const { id } = site.add('ServiceFile', { ...common, service_id: random.pick(services).row.id });
    for (const file_tag_id of tagged) site.add('ServiceFileTag', { service_file_id: id, file_tag_id });
  }
}
