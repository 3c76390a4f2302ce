export const billPath = (idOrSlug: string | number): string => `/supplier-bill/${idOrSlug}`;
