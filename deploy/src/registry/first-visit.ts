import type { Release } from '@fieldspan/contract/release';

/** Kilobytes that a first visit loads, as served with brotli. */
export function firstVisitKB(release: Release): number {
  const first = new Set([release.entry, ...release.initial.js, ...release.initial.css]);
  const bytes = release.files
    .filter(({ path }) => first.has(path))
    .reduce((sum, file) => sum + (file.brotliBytes ?? file.bytes), 0);
  return Math.round(bytes / 1000);
}
