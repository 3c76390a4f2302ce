type Signing = {
  /** Sections with labels and answers, as they are stored. */
  sections: readonly unknown[];
  warnings: readonly string[];
  name: string;
  /** ISO 8601 instant. */
  at: string;
};

/** What a signature vouches for, as one text: the same answers give the same text, whatever the order of their keys. */
export function signedContent({ sections, warnings, name, at }: Signing): string {
  return canonicalJson({ sections, warnings, name, at });
}

/** JSON with sorted keys and without blanks (RFC 8785), for values that JSON can hold; what is undefined is left out. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${entries.join(',')}}`;
}
