export type StoredMessage = {
  id: number;
  message: string;
  author_id: number;
  client_key: string | null;
  at: string;
  /** Further fields of the row. */
  more: Record<string, unknown>;
};

type Filters = { any?: { created_at?: { gt: string }; updated_at?: { gt: string }; id?: { gt: number } }[] };

/** What `Message/get` returns: filtered, from the cursor on, the newest first, one page. */
export function matchingMessages(messages: readonly StoredMessage[], url: URL): StoredMessage[] {
  const filters: Filters = JSON.parse(url.searchParams.get('filters') ?? '{}');
  const limit = Number(url.searchParams.get('limit') ?? '50');
  const number = (name: string): number | null => {
    const text = url.searchParams.get(name);
    return text === null ? null : Number(text);
  };
  const [before, after, around] = [number('before_id'), number('after_id'), number('around_id')];
  const found = messages.filter((message) => isAsked(message, filters));
  if (after !== null)
    return found
      .filter(({ id }) => id > after)
      .slice(0, limit)
      .toReversed();
  if (before !== null)
    return found
      .filter(({ id }) => id < before)
      .slice(-limit)
      .toReversed();
  if (around !== null) {
    const at = found.findIndex(({ id }) => id === around);
    const from = Math.max(0, at - limit / 2);
    return found.slice(from, from + limit).toReversed();
  }
  return found.slice(-limit).toReversed();
}

function isAsked({ id, at }: StoredMessage, { any }: Filters): boolean {
  return (
    any === undefined ||
    any.some(({ created_at, updated_at, id: past }) => {
      const since = created_at?.gt ?? updated_at?.gt;
      return since === undefined ? id > (past?.gt ?? 0) : at > since;
    })
  );
}
