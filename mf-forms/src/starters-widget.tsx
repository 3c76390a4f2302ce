import { StarterLibrary } from './marketplace/starter-library.tsx';

/** The starter library on a page of another remote, whose address says what is shown. */
export const Widget = StarterLibrary;
