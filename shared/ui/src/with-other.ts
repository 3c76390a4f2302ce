type Choice = { value: string; label: string };

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * Adds a typed "other" value to the selection.
 * @param options if one has the typed label, it is selected instead
 * @param typed blank text, and text that is already selected in any case, adds nothing
 */
export function withOther(values: readonly string[], options: readonly Choice[], typed: string): readonly string[] {
  if (folded(typed) === '') return values;
  const offered = options.find(({ value, label }) => [value, label].map(folded).includes(folded(typed)));
  const value = offered?.value ?? typed.trim();
  return values.some((present) => folded(present) === folded(value)) ? values : [...values, value];
}
