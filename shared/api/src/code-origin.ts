/** A release, as the addresses of its files name it. */
export type CodeOrigin = { remote: string; release: string };

/** `/r/forms/1.0.0+0123456789ab/…`: what stands there never changes, so the address says exactly which code ran. */
const ARTIFACT = /\/r\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+\+[0-9a-f]{12})\//g;

/**
 * Tells whose code a stack, or the address of a file, leads to: the innermost that is not the shell's own. The modules
 * that all share stand in the shell's files, so an error in one of them is of who called it.
 * @returns null when no file of a release is named
 */
export function codeOrigin(text: string): CodeOrigin | null {
  const named = [...text.matchAll(ARTIFACT)].map(([, remote = '', release = '']) => ({ remote, release }));
  return named.find(({ remote }) => remote !== 'shell') ?? named[0] ?? null;
}
