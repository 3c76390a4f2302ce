import type { Fleet } from './equipment.ts';
import type { Project } from './jobs.ts';
import type { Library } from './library.ts';
import { makeMachineUse } from './machine-use.ts';
import type { Member } from './people.ts';
import { makePlanRoom } from './plan-room.ts';
import type { PlannedSet } from './plan-room.ts';
import { makeSharedLibrary } from './shared-library.ts';
import type { SharedItem } from './shared-library.ts';
import type { ServiceCall } from './services.ts';
import { makeTasks } from './tasks.ts';
import { makeTrash } from './trash.ts';
import type { Trashed } from './trash.ts';
import type { Site } from './site.ts';
import { makeUpkeep } from './upkeep.ts';
import { makeWhiteboards } from './whiteboards.ts';
import { makeYard } from './yard.ts';

type Cast = {
  fleet: Fleet;
  library: Library;
  members: readonly Member[];
  projects: readonly Project[];
  services: readonly ServiceCall[];
};

/** What is stored when the rows and files are there: what links show, what lies on sheets of plans, and what is deleted. */
export type Later = { shared: SharedItem[]; planRoom: PlannedSet[]; trashed: Trashed[] };

/** Creates what happens to the pieces and files of a company, and what people have to do. It comes last, so that it changes nothing of all other records. */
export function makeYardAndLibrary(
  site: Site,
  { fleet, library, members, projects, services }: Cast,
  later: Later,
): void {
  makeYard(site, { fleet, members, projects });
  makeUpkeep(site, { fleet, members });
  makeMachineUse(site, { fleet, projects });
  makeWhiteboards(site, members);
  later.shared.push(...makeSharedLibrary(site, library, members));
  makeTasks(site, { members, projects, services });
  later.planRoom.push(...makePlanRoom(site, { projects, library }));
  later.trashed.push(...makeTrash(site, members));
}
