const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour that was typed, if it is one; everything else is none. */
export function knownColour(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return HEX.test(text) ? text : null;
}
