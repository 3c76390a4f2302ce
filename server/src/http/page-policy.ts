/** Content security policy of pages that the API itself serves: no scripts, own styles only. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
