/** Pictures stand in a square of this side; the sides are known before they load, so nothing moves when they do. */
export const PICTURE_PX = 300;
