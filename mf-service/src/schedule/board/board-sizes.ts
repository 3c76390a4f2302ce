/** Sizes of the board in CSS pixels, which its style sheet has too. */
export const ROW_PX = 62;
export const LABEL_PX = 152;
export const HEAD_PX = 31;
