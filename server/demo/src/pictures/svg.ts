/** The few shapes that the demo's pictures consist of. A box is x, y, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export const rect = ([x, y, width, height]: Box, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const circle = ([cx, cy, r]: readonly [number, number, number], fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;

export const line = ([x1, y1, x2, y2]: readonly [number, number, number, number], stroke: string, width = 2): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`;

export const polygon = (points: string, fill: string, more = ''): string =>
  `<polygon points="${points}" fill="${fill}" ${more}/>`;

export const path = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Joins `count` pieces; each is made from its index. */
export const repeat = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');

/** A pipe from the side: dark edge, body, highlight. */
export function pipe(d: string, color: string, width: number): string {
  return path(d, '#00000055', width + 4) + path(d, color, width) + path(d, '#ffffff40', width / 4);
}

/**
 * Wraps shapes as a picture with light from the upper left. It uses flat areas, because a gradient would take as long
 * to render as everything else.
 */
export function picture({ width, height }: { width: number; height: number }, body: string): string {
  const light = polygon(`0,0 ${width * 0.5},0 0,${height * 0.75}`, '#fff6e0', 'opacity="0.09"');
  const shade = polygon(
    `${width},${height * 0.3} ${width},${height} ${width * 0.4},${height}`,
    '#1b1712',
    'opacity="0.07"',
  );
  const corner = polygon(
    `${width},${height * 0.62} ${width},${height} ${width * 0.7},${height}`,
    '#1b1712',
    'opacity="0.08"',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${body}${light}${shade}${corner}</svg>`
  );
}
