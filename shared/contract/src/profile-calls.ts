import * as v from 'valibot';
import { get } from './call-shape.ts';

/** Whose public page there can be: `/profile/{type}/{slug}`. */
export const PROFILE_TYPES = ['user', 'company'] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];

const PictureSchema = v.nullable(v.object({ slug: v.string(), filename: v.string() }));

/** What anybody with the link may know of a person, or of a company, and nothing else. */
const PublicProfileSchema = v.variant('type', [
  v.object({
    type: v.literal('user'),
    name: v.string(),
    job_title: v.nullable(v.string()),
    company_name: v.string(),
    company_phone: v.nullable(v.string()),
    picture: PictureSchema,
  }),
  v.object({
    type: v.literal('company'),
    name: v.string(),
    address: v.nullable(v.string()),
    city: v.nullable(v.string()),
    postal_code: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    website: v.nullable(v.string()),
    picture: PictureSchema,
  }),
]);
export type PublicProfile = v.InferOutput<typeof PublicProfileSchema>;

export const profileCalls = { 'Profile/public': get(PublicProfileSchema) } as const;

/** Payloads of the calls about profiles; see calls.ts. */
export type ProfilePayloads = {
  /** By the slug of the public link; who may read the person or company also opens it by their own slug. */
  'Profile/public': { type: ProfileType; slug: string };
};
