import type { SigningLink } from './queries/signing.ts';
import { requestFile } from './http.ts';

/** Which form, and how it is opened: by its page, or by a signing link. */
export type PdfAsked = { slug: string; revision?: number | undefined; link?: SigningLink | undefined };

/**
 * A filled form as a PDF, with times in this device's time zone.
 * @throws ApiError
 */
export const formPdf = ({ slug, revision, link }: PdfAsked): Promise<Blob> =>
  pdf('CompanyForm/pdf', slug, { ...(revision !== undefined && { revision }), ...entryOf(link) });

/** Whose receipt: the signer's own by their link, or that of a participant by the slug. */
export type ReceiptAsked = { slug: string } & ({ link: SigningLink } | { signature: string });

/**
 * The receipt of one signature as a PDF.
 * @throws ApiError
 */
export const formReceipt = ({ slug, ...whose }: ReceiptAsked): Promise<Blob> =>
  pdf('CompanyForm/receipt', slug, 'link' in whose ? entryOf(whose.link) : whose);

function entryOf(link: SigningLink | undefined): Record<string, string> {
  if (link === undefined) return {};
  const { acknowledgement_slug, token } = link;
  return { acknowledgement_slug, ...(token !== undefined && { token }) };
}

function pdf(call: string, slug: string, payload: Record<string, string | number>): Promise<Blob> {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const path = `${call}/${encodeURIComponent(slug)}`;
  // Pages of forms open without a session too.
  return requestFile({ call, verb: 'GET', path, payload: { zone, ...payload } }, { noAuthRedirect: true });
}
