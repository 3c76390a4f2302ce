/** The path of a machine's public pages; the link's slug follows. */
export const PUBLIC_PATH = '/equipment/view/';
