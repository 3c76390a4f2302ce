import type { Route } from '../../http/route.ts';
import { publicNotes } from '../records/public-notes.ts';
import { attachedToProject } from './attached.ts';
import { copyProject } from './copy-project.ts';

export const projectRoutes: readonly Route[] = [attachedToProject, copyProject, publicNotes];
