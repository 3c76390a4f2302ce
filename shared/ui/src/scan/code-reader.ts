type FoundCode = { rawValue: string };

/** Reads codes in what a video element shows: the browser's own, or ours. */
export type CodeReader = { detect: (source: HTMLVideoElement) => Promise<readonly FoundCode[]> };
