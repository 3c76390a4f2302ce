/** What a deployment may allow beyond the strict default. */
export type PolicyOptions = {
  /** Origins that PDF, video and map adapters show in frames, such as https://player.vimeo.com. */
  frameSources: string[];
};

const ORIGIN = /^https:\/\/[\w.-]+(?::\d+)?$/;

/** @throws Error when a frame source is not an https origin: anything else would widen the policy by accident */
function contentPolicy({ frameSources }: PolicyOptions): string {
  const wrong = frameSources.find((origin) => !ORIGIN.test(origin));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" cannot be a frame source. Give https origins such as https://player.vimeo.com.`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", 'blob:', ...frameSources].join(' ')}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every page. Camera, microphone and position are for photos, voice notes and time logs. */
export function pageHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(options),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), serial=()',
  };
}
