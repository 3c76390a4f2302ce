import { createHash } from 'node:crypto';

/** `sha384-…`, as the integrity attribute needs it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
