import { createContext } from 'react';
import type { PageParts } from './page-parts.ts';

/** For the shell's own screens that look into the page itself. */
export const PagePartsContext = createContext<PageParts | null>(null);
