/** `MessageThread` → `Message thread`: what sentences call a record. */
export function words(model: string): string {
  const [first = '', ...rest] = model.split(/(?<!^)(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}
