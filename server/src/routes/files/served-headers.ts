/** Types that a browser may show inline, because they cannot run scripts. */
const SHOWN = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/heic',
  'image/heif',
  'application/pdf',
  'text/plain',
  'video/mp4',
  'video/x-m4v',
  'video/quicktime',
]);

export type Served = {
  /** The type detected from the bytes; null if it is unknown. */
  mime: string | null;
  bytes: number;
  /** The person's file name; null keeps the stored name. */
  name: string | null;
  etag: string;
  download: boolean;
};

/**
 * Response headers of a stored file. Types that are not known to be harmless are served as a download. The sandbox
 * policy keeps the others from running anything, except for PDF, where it would break the browser's viewer.
 */
export function servedHeaders({ mime, bytes, name, etag, download }: Served): Record<string, string> {
  const shown = mime !== null && SHOWN.has(mime) && !download;
  const type = shown ? mime : 'application/octet-stream';
  return {
    'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'content-length': String(bytes),
    'content-disposition': disposition(shown ? 'inline' : 'attachment', name),
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'private, max-age=43200',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      type === 'application/pdf' ? "frame-ancestors 'self'" : "sandbox; default-src 'none'; frame-ancestors 'self'",
  };
}

/** The name is percent-encoded (RFC 5987), so that nothing in it can end the header. */
function disposition(kind: 'inline' | 'attachment', name: string | null): string {
  if (name === null || name === '') return kind;
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
