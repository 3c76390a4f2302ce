/** Pictures fit into a square of this size. Their size is known before they load, so nothing moves when they do. */
export const PICTURE_PX = 300;
