/** A grid of tables' tags cannot be drawn in part and placed freely, so its parts say what they are. */
export const ROW = { role: 'row' };
export const CELL = { role: 'gridcell' };
export const ROW_HEAD = { role: 'rowheader' };
