/** Of a box around a table that nobody can step into: with the focus on the box, the arrow keys scroll it. */
export const SCROLLED_BY_KEYS = { role: 'group', tabIndex: 0 } as const;
