type Asking = { author_id: number | null; ok_by: readonly number[] };

/** Which members have marked a message as OK and which have not, without its author. */
export function okState<P extends { id: number }>(
  { author_id, ok_by }: Asking,
  members: readonly P[],
): { given: P[]; missing: P[] } {
  const asked = members.filter(({ id }) => id !== author_id);
  const given = ok_by.flatMap((id) => asked.find((member) => member.id === id) ?? []);
  return { given, missing: asked.filter(({ id }) => !ok_by.includes(id)) };
}

/** The ids after this person gave or withdrew their OK: oldest first, without duplicates. */
export function withOk(okBy: readonly number[], userId: number, isOk: boolean): number[] {
  const others = okBy.filter((id) => id !== userId);
  if (!isOk) return others;
  return okBy.includes(userId) ? [...okBy] : [...others, userId];
}
