/**
 * Sites that the product's own fields show in frames. The content security policy allows these and those that a
 * deployment adds.
 */
export const FRAME_ORIGINS = {
  /** Videos of form templates, from YouTube without cookies. */
  video: 'https://www.youtube-nocookie.com',
  /** Directions to a medical facility. */
  maps: 'https://www.google.com',
} as const;
