import { FRAME_ORIGINS } from '@fieldspan/contract/frame-origins';

/** What a deployment may allow in addition to the strict default. */
export type PolicyOptions = {
  /** Origins that may be shown in frames, in addition to those of the product's own fields. */
  frameSources: string[];
};

const ORIGIN = /^https:\/\/[\w.-]+(?::\d+)?$/;

/** @throws Error when a frame source is not an https origin, which would silently widen the policy */
function contentPolicy({ frameSources }: PolicyOptions): string {
  const wrong = frameSources.find((origin) => !ORIGIN.test(origin));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" cannot be a frame source. Give https origins such as https://player.vimeo.com.`);
  const framed = new Set([...Object.values(FRAME_ORIGINS), ...frameSources]);
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
    `frame-src ${["'self'", 'blob:', ...framed].join(' ')}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const ONE_YEAR_SECONDS = 31_536_000;

type Transport = { publicUrl: string | null; trustsProxy: boolean };

/** Sent with every answer over https: after that, a browser never uses plain http for this site. */
export function transportHeaders(forwardedProto: unknown, transport: Transport): Record<string, string> {
  const isHttps = transport.trustsProxy && forwardedProto === 'https';
  if (!isHttps && transport.publicUrl?.startsWith('https://') !== true) return {};
  return { 'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}` };
}

/** Headers of every page. Camera, microphone and position are allowed for photos, voice notes and time logs. */
export function pageHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(options),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), serial=()',
  };
}
