type Choice = { value: string; label: string };

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * Adds what somebody typed as "other" to what is chosen.
 * @param options what is offered: its words choose it instead of standing beside it
 * @param typed nothing but space adds nothing; neither does what is there already, in capitals or not
 */
export function withOther(values: readonly string[], options: readonly Choice[], typed: string): readonly string[] {
  if (folded(typed) === '') return values;
  const offered = options.find(({ value, label }) => [value, label].map(folded).includes(folded(typed)));
  const value = offered?.value ?? typed.trim();
  return values.some((present) => folded(present) === folded(value)) ? values : [...values, value];
}
