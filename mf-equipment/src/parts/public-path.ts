/** Of a machine's public page; the slug of its link ends it. */
export const PUBLIC_PATH = '/equipment/view/';
