import type { Member } from './people.ts';
import { ofTrade } from './people.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { addPhoto } from './uploads.ts';
import { TRASHED_FOLDER, TRASHED_PHOTOS } from './words/tasks.ts';

/** A record that goes to the trash when all rows are stored. */
export type Trashed = {
  model: 'LibraryFile' | 'LibraryFolder';
  id: number;
  tenantId: number;
  title: string;
  by: number;
  at: string;
};

/** Creates what somebody deletes again: two photos and a folder. */
export function makeTrash(site: Site, members: readonly Member[]): Trashed[] {
  const field = ofTrade(members, 'field', 'service');
  const { tenantId } = site;
  const photos = TRASHED_PHOTOS.map(({ caption, daysAgo }, at): Trashed => {
    const by = itemAt(field, at).user.id;
    const taken = site.calendar.at(daysAgo + 1, 15);
    const name = `IMG_${taken.slice(0, 10).replaceAll('-', '')}_1512${at}0.jpg`;
    const { id: file_id } = addPhoto(site, 'van', { by, at: taken, name });
    const file = site.add('LibraryFile', { file_id, caption, folder_id: null, created_by: by, created_at: taken });
    return { model: 'LibraryFile', id: file.id, tenantId, title: caption, by, at: site.calendar.at(daysAgo, 9) };
  });
  const by = itemAt(ofTrade(members, 'office'), 0).user.id;
  const folder = site.add('LibraryFolder', { name: TRASHED_FOLDER.name, parent_id: null, created_by: by });
  const at = site.calendar.at(TRASHED_FOLDER.daysAgo, 11);
  return [...photos, { model: 'LibraryFolder', id: folder.id, tenantId, title: TRASHED_FOLDER.name, by, at }];
}
