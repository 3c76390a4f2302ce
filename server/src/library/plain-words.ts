/** Letters and digits with single spaces between, as text is stored and searched: "A-101" is found as `a 101`. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
