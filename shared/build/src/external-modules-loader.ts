import { externalModules } from './externals.ts';

/**
 * For shell/src/remotes/external-modules.ts: puts the modules in that remotes take from the shell. Each is evaluated when it is
 * first asked for.
 */
export default function externalModulesLoader(): string {
  const lines = [...externalModules()].map(
    ([name, file]) => `  ${JSON.stringify(name)}: () => require(${JSON.stringify(file)}),`,
  );
  return ['export const externalModules = {', ...lines, '};'].join('\n');
}
