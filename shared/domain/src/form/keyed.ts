/** Gives items without an id a key made from their name: the second one with the same name gets `name 2`. */
export function keyed<I>(items: readonly I[], nameOf: (item: I) => string): { key: string; item: I }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: count === 1 ? name : `${name} ${count}`, item };
  });
}
