import type { Fleet } from './equipment.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import type { SceneKind } from './pictures/scenes.ts';
import type { Site } from './site.ts';
import { addFace, addPhoto } from './uploads.ts';

const MARKS = { metric: '#3d4a57', imperial: '#2f6b73' } as const;

/** Adds portraits for people without one, and the company's logo. Every fifth person has no portrait. */
export function addFaces(site: Site, members: readonly Member[]) {
  for (const { user, trade } of members) {
    if (user.image_id !== null || user.first_name === '' || user.id % 5 === 2) continue;
    const recipe = {
      kind: 'portrait',
      hasHat: trade !== 'office' && user.id % 3 === 0,
      key: `portrait/${user.slug}`,
    } as const;
    user.image_id = addFace(site, recipe, user.id).id;
  }
  const letters = site.profile.name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
  return addFace(
    site,
    {
      kind: 'mark',
      letters,
      color: site.profile.metric ? MARKS.metric : MARKS.imperial,
      key: `mark/${site.profile.key}`,
    },
    null,
  );
}

/** Adds photos of vehicles and lifts, or of the nameplate of other machines; small tools have none. */
export function photographEquipment(site: Site, { machines }: Fleet, members: readonly Member[]): void {
  const photographers = ofTrade(members, 'field', 'service');
  for (const { row, category } of machines) {
    const random = site.random.fork(`machine-photo/${row.id}`);
    const scene = sceneOf(category);
    if (scene === null || !random.chance(0.34)) continue;
    const taken = {
      by: random.pick(photographers).user.id,
      at: site.calendar.at(random.int(5, 380), 10),
      name: `${row.slug}.jpg`,
    };
    row.image_id = addPhoto(site, scene, taken).id;
  }
}

function sceneOf(category: string): SceneKind | null {
  if (/Vehicles|Trucks/.test(category)) return 'van';
  if (category.startsWith('Lifts')) return 'corridor';
  if (/Excavators|Loaders|Trench/.test(category)) return 'trench';
  return /Welding|heat|Pumps|Refrigerant/.test(category) ? 'plate' : null;
}
