import type { Release } from '@fieldspan/contract/release';
import { sha256Of } from './file-hash.ts';

/**
 * One hash over the file list: equal hash means equal bytes. Brotli sizes are left out because they vary with the
 * compressor.
 */
export function hashOfFiles(files: Release['files']): string {
  const lines = files.map((file) => `${file.sha384} ${file.bytes} ${file.path}\n`);
  return sha256Of(lines.sort().join(''));
}

/** `1.4.0+0123456789ab` */
export function releaseId(release: Pick<Release, 'version' | 'hash'>): string {
  return `${release.version}+${release.hash.slice(0, 12)}`;
}
