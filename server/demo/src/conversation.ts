import type { Random } from './random.ts';
import type { Exchange } from './words/exchange.ts';

/** One line of talk: who of the speakers says it, and what is attached. */
export type Line = { speaker: number; text: string; attachment: 'photo' | 'pdf' | null; scene: string | null };

/** Words for the braces, by name. */
export type Slots = Readonly<Record<string, readonly string[]>>;

const MARK = /^([A-D])(?: (photo|pdf)(?: (\w+))?)?: (.*)$/s;

/** How many people an exchange needs. */
export function speakersOf(exchange: Exchange): number {
  return new Set(exchange.map((line) => line[0])).size;
}

/** The lines of an exchange with its braces filled; the same brace means the same thing throughout. */
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

/** Two people who thank do not use the same words. */
const ALWAYS_NEW = new Set(['ack', 'thanks']);

/** A deck of exchanges: every one is dealt before any comes again. */
export function* dealt(exchanges: readonly Exchange[], random: Random): Generator<Exchange, never> {
  if (exchanges.length === 0) throw new RangeError('Nothing to talk about');
  while (true) yield* random.shuffle(exchanges);
}
