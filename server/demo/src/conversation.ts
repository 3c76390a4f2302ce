import type { Random } from './random.ts';
import type { Exchange } from './words/exchange.ts';

/** One line of a conversation: the index of its speaker, the text and an attachment. */
export type Line = { speaker: number; text: string; attachment: 'photo' | 'pdf' | null; scene: string | null };

/** Words that replace the placeholders in braces, by name. */
export type Slots = Readonly<Record<string, readonly string[]>>;

const MARK = /^([A-D])(?: (photo|pdf)(?: (\w+))?)?: (.*)$/s;

/** The number of speakers in an exchange. */
export function speakersOf(exchange: Exchange): number {
  return new Set(exchange.map((line) => line[0])).size;
}

/** Fills the placeholders in the lines of an exchange; the same placeholder gets the same word throughout. */
export function spoken(exchange: Exchange, slots: Slots, random: Random): Line[] {
  const chosen = new Map<string, string>();
  return exchange.map((line) => {
    const [, letter = 'A', attachment, scene, text = line] = MARK.exec(line) ?? [];
    return {
      speaker: letter.charCodeAt(0) - 65,
      text: fill(text, { slots, random, chosen }),
      attachment: attachment === 'photo' || attachment === 'pdf' ? attachment : null,
      scene: scene ?? null,
    };
  });
}

type Filling = { slots: Slots; random: Random; chosen: Map<string, string> };

function fill(text: string, filling: Filling): string {
  const { slots, random, chosen } = filling;
  return text.replaceAll(/\{(\w+)\}/g, (brace: string, name: string) => {
    const known = chosen.get(name);
    if (known !== undefined) return known;
    const words = slots[name];
    if (!words) throw new RangeError(`No words for ${brace}`);
    const word = fill(random.pick(words), filling);
    if (!ALWAYS_NEW.has(name)) chosen.set(name, word);
    return word;
  });
}

/** These placeholders get a new word each time, because two people do not thank with the same words. */
const ALWAYS_NEW = new Set(['ack', 'thanks']);

/** Yields the exchanges in random order, each of them once before any is repeated. */
export function* dealt(exchanges: readonly Exchange[], random: Random): Generator<Exchange, never> {
  if (exchanges.length === 0) throw new RangeError('Nothing to talk about');
  while (true) yield* random.shuffle(exchanges);
}
