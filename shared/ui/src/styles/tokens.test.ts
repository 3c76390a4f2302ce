import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The colours of each theme from tokens.css; dark and sun are based on light. */
const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const colours = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));

const block = (selector: string): string => {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('\n  }', start));
};

const light = colours(block(':root'));
const themes = {
  light,
  dark: { ...light, ...colours(block("[data-theme='dark']")) },
  sun: { ...light, ...colours(block("[data-theme='sun']")) },
};

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'surface', 'sunken', 'raised'];
const TEXT: [string, string][] = [
  ...['ink', 'ink-2', 'ink-3', 'blue', 'red'].flatMap((ink) =>
    GROUNDS.map((ground): [string, string] => [ink, ground]),
  ),
  ['green', 'surface'],
  ['green', 'green-soft'],
  ['red', 'red-soft'],
  ['amber-text', 'amber-soft'],
  ['amber-text', 'bg'],
  ['amber-text', 'surface'],
  ['blue', 'blue-soft'],
  ['amber-ink', 'amber'],
  ['amber-ink', 'amber-hover'],
  ['red-ink', 'red'],
  ['surface', 'ink'],
  ['frame-ink', 'frame'],
  ['frame-ink-2', 'frame'],
  ['frame-ink', 'frame-hover'],
];
const LINES: [string, string][] = [
  ['line-control', 'surface'],
  ['line-control', 'bg'],
  ['line-control', 'raised'],
  ['focus-color', 'bg'],
  ['focus-color', 'surface'],
  ['frame-focus', 'frame'],
];

describe.each(Object.entries(themes))('the %s theme', (name, theme: Record<string, string>) => {
  const least = name === 'sun' ? 7 : 4.5;
  const of = (token: string) => theme[token] ?? 'missing';

  it.each(TEXT)(`has %s on %s at ${least}:1 or better`, (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has white initials on avatar %i', (tone) => {
    expect(contrast('#ffffff', of(`avatar-${tone}`))).toBeGreaterThanOrEqual(least);
  });

  it.each(LINES)('has %s on %s at 3:1 or better', (line, ground) => {
    expect(contrast(of(line), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
