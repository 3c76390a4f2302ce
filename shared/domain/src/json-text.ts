/** The list that a JSON text holds; none for anything else, broken text included. */
export function listInText(text: string | null): readonly unknown[] {
  const parsed = parsedText(text);
  return Array.isArray(parsed) ? parsed : [];
}

/** The object that a JSON text holds; an empty one for anything else, broken text included. */
export function objectInText(text: string | null): object {
  const parsed = parsedText(text);
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : {};
}

function parsedText(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
