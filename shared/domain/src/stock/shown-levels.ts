import { tidy } from './reorder.ts';

type Level = {
  code: string | null;
  description: string;
  on_hand: number;
  places: { place_id: number; quantity: number }[];
};

/** Which of the stock a person looks at: one place (0: all of them) and materials whose code or name has these words. */
export type LevelsShown = { place: number; search: string };

/** The materials that are shown, and of one place alone what is there. */
export const shownLevels = <L extends Level>(levels: readonly L[], { place, search }: LevelsShown): L[] =>
  levels.filter((level) => isAt(level, place) && isLike(level, search)).map((level) => seenFrom(level, place));

const isAt = ({ places }: Level, place: number): boolean =>
  place === 0 || places.some(({ place_id }) => place_id === place);

function isLike({ code, description }: Level, search: string): boolean {
  return `${code ?? ''} ${description}`.toLowerCase().includes(search.trim().toLowerCase());
}

function seenFrom<L extends Level>(level: L, place: number): L {
  if (place === 0) return level;
  const places = level.places.filter(({ place_id }) => place_id === place);
  const on_hand = tidy(places.reduce((sum, { quantity }) => sum + quantity, 0));
  return Object.assign({}, level, { places, on_hand });
}
