/**
 * The global variable that a remote's entry script defines: the build writes it, the shell reads it. It contains the
 * version, so that two versions can be loaded in one page.
 */
export const containerName = (remote: string, version: string): string =>
  `fieldspan_${remote}_${version}`.replaceAll(/\W/g, '_');
