import { dataText } from '@fieldspan/domain/message';
import { currentSession } from '@fieldspan/api/session';
import { shownValue } from '@fieldspan/api/shown-value';
import type { ModelName } from '@fieldspan/contract/models';
import type { StaleData } from '@fieldspan/contract/stale';
import { pathText } from '@fieldspan/domain/merge/clash';
import type { Clash } from '@fieldspan/domain/merge/clash';
import { messageTime } from '@fieldspan/domain/message-time';
import type { MergeRow } from '@fieldspan/ui/merge-dialog';
import { t, translated } from '@fieldspan/ui/i18n';

/** What a screen knows better than the contract: labels of its fields and of their values. */
export type MergeWords = {
  labels: Readonly<Record<string, string>>;
  /** The value in words; null to use the contract's wording. */
  valueText?: (field: string, value: unknown) => string | null;
};

type Asked = MergeWords & {
  model: ModelName;
  stale: StaleData;
  clashes: readonly Clash[];
};

/** The rows of the merge question: each field that both changed, with both values and who changed theirs when. */
export async function mergeRows(asked: Asked): Promise<{ rows: MergeRow[]; who: string; when: string }> {
  const { stale, clashes } = asked;
  const isOwn = stale.changed_by?.id === currentSession()?.userId;
  return {
    who: isOwn ? t('you, elsewhere') : (stale.changed_by?.name ?? t('somebody else')),
    when: agoText(stale.changed_at, new Date()),
    rows: await Promise.all(clashes.map((clash) => rowOf(clash, asked))),
  };
}

async function rowOf({ path, base, mine, theirs }: Clash, { model, labels, valueText }: Asked): Promise<MergeRow> {
  const [field = '', ...inside] = path;
  const words = (value: unknown) =>
    inside.length === 0 ? (valueText?.(field, value) ?? shownValue(model, field, value)) : insideText(value);
  const label = labels[field] ?? fieldLabel(field);
  const [ours, others] = await Promise.all([words(mine), words(theirs)]);
  return {
    key: pathText(path),
    label: inside.length === 0 ? label : [label, partLabel(inside, [base, mine, theirs])].join(': '),
    mine: ours || emptyText(inside),
    theirs: others || emptyText(inside),
  };
}

const emptyText = (inside: readonly string[]): string => (inside.length === 0 ? t('Empty') : t('Taken out'));

/** A line is labelled by its text; a property, such as a tax, by its name. */
function partLabel(inside: readonly string[], values: readonly unknown[]): string {
  const line = values.find((value) => typeof value === 'object' && value !== null) ?? null;
  for (const name of ['title', 'name', 'description', 'label']) {
    const title: unknown = line === null ? null : Reflect.get(line, name);
    if (typeof title === 'string' && title !== '') return title;
  }
  return inside.join(', ');
}

/** Turns `customer_id` into `Customer`, for a field without a label. */
function fieldLabel(field: string): string {
  const words = field
    .replace(/^(is|has)_|_(id|json)$/g, '')
    .replace(/_num$/, '_number')
    .replaceAll('_', ' ');
  return translated(dataText(words.charAt(0).toUpperCase() + words.slice(1)));
}

/** The values in a JSON text, without the keys, which mean nothing to people. */
function insideText(value: unknown): string {
  if (Array.isArray(value)) return value.map(insideText).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([name]) => name !== 'key')
      .map(([name, part]) => `${fieldLabel(name)} ${insideText(part)}`)
      .join(' · ');
  }
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const MINUTE_MS = 60_000;

function agoText(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return t('just now');
  if (minutes === 1) return t('a minute ago');
  return minutes < 60 ? t('{{minutes}} minutes ago', { minutes }) : messageTime(at, now);
}
