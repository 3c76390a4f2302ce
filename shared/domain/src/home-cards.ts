import * as v from 'valibot';
import type { Viewer } from './access.ts';
import { objectInText } from './json-text.ts';

/** Whose day a dashboard shows. */
export type HomeRole = 'owner' | 'office' | 'foreman' | 'technician' | 'crew';

/** A technician and a foreman may also work in the office: what they do in the field comes first on their phone. */
export function homeRole({ role, modules, reviewsTimeLogs, isServiceTech }: Viewer): HomeRole {
  if (role === 'Admin') return 'owner';
  if (isServiceTech) return 'technician';
  if (reviewsTimeLogs) return 'foreman';
  return Object.values(modules).some((flags) => flags.write) ? 'office' : 'crew';
}

/** As wide as the page and small in meaning: it stands below all others until the person moves it. */
const WEATHER = 'home.weather';
const FIRST_STEPS = 'home.first-steps';
const DAY = 'service.your-day';
const FORMS = 'forms.clock-in-forms';
const ACTIONS = 'forms.my-actions';
const MESSAGES = 'messaging.latest-messages';
const WAITING = 'time.waiting-for-you';
const HOURS = 'time.hours-this-week';
const BILLED = 'money.billed-and-paid';
const OVERDUE = 'money.overdue';
const INCIDENTS = 'people.incidents';

/** The order of the cards for each role; a card that is not named comes after them, and the weather last. */
const ORDERS: Readonly<Record<HomeRole, readonly string[]>> = {
  owner: [FIRST_STEPS, HOURS, BILLED, OVERDUE, WAITING, INCIDENTS, ACTIONS, MESSAGES, DAY, FORMS],
  office: [WAITING, DAY, MESSAGES, OVERDUE, BILLED, ACTIONS, HOURS, INCIDENTS, FORMS],
  foreman: [FORMS, WAITING, DAY, HOURS, ACTIONS, MESSAGES],
  technician: [DAY, FORMS, MESSAGES, ACTIONS, WAITING],
  crew: [FORMS, DAY, MESSAGES, ACTIONS, WAITING],
};

const Keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(40));
const ArrangementSchema = v.object({ order: Keys, hidden: Keys });

/** `order`: the keys of cards as the person has put them; `hidden`: those that they do not want. */
export type Arrangement = v.InferOutput<typeof ArrangementSchema>;

/** What the person has arranged; null for nothing, and for a text that holds something else. */
export function arrangementIn(text: string | null): Arrangement | null {
  const parsed = v.safeParse(ArrangementSchema, objectInText(text));
  return parsed.success ? parsed.output : null;
}

export type HomeCards = { shown: string[]; hidden: string[] };

/**
 * The cards of a dashboard in order. A card that came after the person arranged theirs stands where the role has it, at the end if the
 * role does not name it.
 */
export function homeCards(cards: readonly string[], role: HomeRole, own: Arrangement | null): HomeCards {
  const named = ORDERS[role];
  const others = cards.filter((key) => key !== WEATHER && !named.includes(key));
  const usual = inOrder(cards, [...named, ...others, WEATHER]);
  const all = own === null ? usual : inOrder(usual, own.order);
  const unwanted = new Set(own?.hidden);
  return { shown: all.filter((key) => !unwanted.has(key)), hidden: all.filter((key) => unwanted.has(key)) };
}

function inOrder(cards: readonly string[], order: readonly string[]): string[] {
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The list with one entry a place up (-1) or down (1); as it is at either end. */
export function moved(cards: readonly string[], key: string, by: -1 | 1): string[] {
  const from = cards.indexOf(key);
  const to = from + by;
  if (from === -1 || to < 0 || to >= cards.length) return [...cards];
  return cards.toSpliced(from, 1).toSpliced(to, 0, key);
}
