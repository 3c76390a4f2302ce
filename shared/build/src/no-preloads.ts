/**
 * Replaces the part of the federation runtime that preloads remotes (preset.ts). The edge hints what a page loads, and
 * `RemoteLoader` fetches ahead, so nobody calls it, but the runtime would still include it: 1 KB of sign-in.
 */
export const formatPreloadArgs = (): readonly never[] => [];
export const preloadAssets = (): readonly never[] => [];
export const defaultPreloadArgs = (): object => ({});
export const normalizePreloadExposes = (): readonly never[] => [];
