/** One of each in turn. */
export const KINDS = ['text', 'textarea', 'boolean', 'select', 'checklist'] as const;

export const OPTIONS = ['North', 'East', 'South', 'West'] as const;
