import type { Route } from '../../http/route.ts';
import { publishTemplate } from './publish-template.ts';
import { discardDraft, restoreTemplate } from './restore-template.ts';
import { templateEditors } from './template-editors.ts';

/** Drafts and versions of form templates. */
export const templateRoutes: readonly Route[] = [publishTemplate, restoreTemplate, discardDraft, templateEditors];
