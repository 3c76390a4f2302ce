/** Whose pages the product's own fields show in frames. The page's policy allows these, and what a deployment adds. */
export const FRAME_ORIGINS = {
  /** YouTube without cookies: films of form templates. */
  video: 'https://www.youtube-nocookie.com',
  /** The way to a medical facility. */
  maps: 'https://www.google.com',
} as const;
