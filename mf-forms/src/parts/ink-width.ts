/** How thick a signature is written, in its space of 322 × 150. */
export const INK_WIDTH = 2.4;
