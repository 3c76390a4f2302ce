import { givenRuntime, RUNTIME_MODULE } from './federation-runtime.ts';
import { externalModules, SCHEDULER, schedulerFile } from './externals.ts';

/**
 * Fills the module list of shell/src/remotes/external-modules.ts: the modules that remotes take from the shell. Each is
 * evaluated when it is first requested.
 */
export default function externalModulesLoader(): string {
  const others = [
    [RUNTIME_MODULE, givenRuntime],
    [SCHEDULER, schedulerFile()],
  ] as const;
  const lines = [...externalModules(), ...others].map(
    ([name, file]) => `  ${JSON.stringify(name)}: () => require(${JSON.stringify(file)}),`,
  );
  return ['export const externalModules = {', ...lines, '};'].join('\n');
}
