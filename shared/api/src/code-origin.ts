/** A release, as it appears in the URLs of its files. */
export type CodeOrigin = { remote: string; release: string };

/** `/r/forms/1.0.0+0123456789ab/…`: such a file never changes, so the URL identifies exactly which code ran. */
const ARTIFACT = /\/r\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+\+[0-9a-f]{12})\//g;

/**
 * The release whose code a stack trace, or the URL of a file, points to: the innermost frame that is not the shell's.
 * Shared modules are part of the shell's files, so an error in one of them belongs to its caller.
 * @returns null if no release file is found
 */
export function codeOrigin(text: string): CodeOrigin | null {
  const named = [...text.matchAll(ARTIFACT)].map(([, remote = '', release = '']) => ({ remote, release }));
  return named.find(({ remote }) => remote !== 'shell') ?? named[0] ?? null;
}
