type Kind = 'person' | 'job' | 'service' | 'contact' | 'equipment' | 'thread';

const PATHS: Record<Kind, (slug: string) => string> = {
  person: (slug) => `/employee/${slug}/profile`,
  job: (slug) => `/project/${slug}/dashboard`,
  service: (slug) => `/service/${slug}/dashboard`,
  contact: (slug) => `/contact/${slug}/details`,
  equipment: (slug) => `/equipment/edit/${slug}`,
  thread: (slug) => `/message/${slug}`,
};

/** The page of a search hit (document 0 §2.3). */
export const hitPath = ({ kind, slug }: { kind: Kind; slug: string }): string => PATHS[kind](encodeURIComponent(slug));
