import { createContext } from 'react';
import type { PageParts } from './page-parts.ts';

/** For the shell's own screens that inspect the page. */
export const PagePartsContext = createContext<PageParts | null>(null);
