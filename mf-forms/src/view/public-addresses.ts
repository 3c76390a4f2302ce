import type { ShownForm } from '@fieldspan/contract/shown-form';
import type { FileAddresses } from '../static-view/file-address.ts';

/** For readers by the public link: only they are told of no revision. */
export function publicAddresses(slug: string, { revisions }: ShownForm): FileAddresses | null {
  if (revisions.length > 0) return null;
  const base = `/resources/form-pages/${encodeURIComponent(slug)}`;
  return { picture: (filename) => `${base}/${encodeURIComponent(filename)}`, file: null };
}
