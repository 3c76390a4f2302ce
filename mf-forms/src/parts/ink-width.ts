/** Line width of a signature, in its coordinate space of 322 × 150. */
export const INK_WIDTH = 2.4;
