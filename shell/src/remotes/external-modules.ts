/**
 * The modules of our shared packages that remotes take from the shell, by name: `ui/button`. The build fills it in
 * (shared/build/src/external-modules-loader.ts); it is empty in unit tests.
 */
export const externalModules: Readonly<Record<string, () => unknown>> = {};
