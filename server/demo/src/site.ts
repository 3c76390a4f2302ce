import type { ModelName } from '@fieldspan/contract/models';
import type { Row } from '@fieldspan/contract/query';
import type { Book, Made, StoredRow } from './book.ts';
import type { Calendar } from './calendar.ts';
import type { Profile } from './profiles.ts';
import type { Shots } from './pictures/shots.ts';
import type { Random } from './random.ts';
import type { FilePlan } from './file-plan.ts';

/** One company while its records are generated: its profile, rows, calendar and random numbers. */
export class Site {
  readonly profile: Profile;
  readonly tenantId: number;
  readonly book: Book;
  readonly calendar: Calendar;
  readonly random: Random;
  /** Files that still have to be generated. */
  readonly plans: FilePlan[];
  /** Pictures of which another view can still be taken. */
  readonly shots: Shots = new Map();

  constructor(
    profile: Profile,
    tenantId: number,
    base: { book: Book; calendar: Calendar; random: Random; plans: FilePlan[] },
  ) {
    this.profile = profile;
    this.tenantId = tenantId;
    this.book = base.book;
    this.calendar = base.calendar;
    this.random = base.random.fork(profile.key);
    this.plans = base.plans;
  }

  add<N extends ModelName, const I extends Partial<Row<N>>>(name: N, input: I): Made<N, I> {
    return this.book.add(name, this.tenantId, input);
  }

  /** The company's rows of a model so far. */
  rowsOf(name: ModelName): StoredRow[] {
    return this.book.rows(name).filter((row) => row['tenant_id'] === this.tenantId);
  }

  /** An address in one of the company's towns, within a few kilometres of its centre. */
  place(random: Random) {
    const { towns, streets, country, province } = this.profile;
    const town = random.pick(towns);
    const nearby = () => Math.round((random.next() - 0.5) * 600) / 10_000;
    return {
      address: `${random.int(4, 980)} ${random.pick(streets)}`,
      city: town.name,
      province,
      country,
      postal_code:
        country === 'CA'
          ? `${town.postal} ${random.int(1, 9)}${random.pick(POSTAL_LETTERS)}${random.int(1, 9)}`
          : town.postal,
      lat: Math.round((town.lat + nearby()) * 10_000) / 10_000,
      long: Math.round((town.long + nearby()) * 10_000) / 10_000,
    };
  }

  /** A number from the range reserved for fiction. */
  phone(random: Random): string {
    return `${this.profile.areaCode}-555-01${String(random.int(0, 99)).padStart(2, '0')}`;
  }
}

const POSTAL_LETTERS = ['A', 'B', 'C', 'E', 'H', 'K', 'L', 'M', 'P', 'R', 'S', 'T'] as const;

/** A boolean as it is stored. */
export function flag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}

/** Money as it is stored: two decimals. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The list's item. The word lists are always long enough, so a missing item is a mistake. */
export function itemAt<T>(list: readonly T[], at: number): T {
  const item = list[at];
  if (item === undefined) throw new RangeError(`No item ${at} of ${list.length}`);
  return item;
}
