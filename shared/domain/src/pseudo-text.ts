const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const PLACE_OR_LETTER = /\{\{\w+\}\}|[a-z]/gi;
/** French and Spanish are about that much longer than English; short words more so. */
const LONGER = 0.4;

/** English with accents, in brackets and longer: what has no brackets is not translatable, what does not fit will not fit. */
export function pseudo(english: string): string {
  let length = 0;
  const accented = english.replaceAll(PLACE_OR_LETTER, (found) => {
    if (found.length > 1) return found;
    length += 1;
    return ACCENTED[PLAIN.indexOf(found)] ?? found;
  });
  return `⟦${accented}${' ~'.repeat(Math.ceil((length * LONGER) / 2))}⟧`;
}
