type Chosen = { search: string; chip: string };

/** Whether a list that has something above its rows shows that: nothing is searched, and no chip but the first is chosen. */
export const isOverview = (
  { chips: [first] }: { chips: readonly { key: string }[] },
  { search, chip }: Chosen,
): boolean => search === '' && chip === first?.key;
