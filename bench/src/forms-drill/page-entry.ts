import { keepPicture } from '../../../mf-library/src/image-field/picture-upload.ts';
import { openDrillPage } from './drill-page.tsx';

/** The forms' page with the pictures of the library's remote. */
export const openPage = (container: Element) => ({ ...openDrillPage(container), keepPicture });
