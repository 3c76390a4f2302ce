import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import { SignInAnswerSchema } from './signed-in.ts';

/** The sign-in page of a shared tablet. */
const TabletPageSchema = v.object({
  name: v.string(),
  company_name: v.string(),
  people: v.array(v.object({ id: v.number(), name: v.string() })),
});
export type TabletPage = v.InferOutput<typeof TabletPageSchema>;

const CompanyTabletsSchema = v.object({
  tablets: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      created_at: v.string(),
      last_used_at: v.nullable(v.string()),
      /** Whether it is the device that makes the call. */
      is_this: v.boolean(),
    }),
  ),
  /** Everybody who can have a PIN. */
  people: v.array(v.object({ id: v.number(), name: v.string(), has_pin: v.boolean(), has_email: v.boolean() })),
});
export type CompanyTablets = v.InferOutput<typeof CompanyTabletsSchema>;

export const tabletCalls = {
  'Tablet/people': get(TabletPageSchema),
  'Tablet/sign-in': post(SignInAnswerSchema),
  'CompanyTablet/read': get(CompanyTabletsSchema),
  'CompanyTablet/register': post(v.unknown()),
  'CompanyTablet/revoke': post(v.unknown()),
  'CompanyTablet/add-person': post(SavedSchema),
  'CompanyTablet/set-pin': post(v.unknown()),
  'CompanyTablet/remove-pin': post(v.unknown()),
  'UserPin/mine': get(v.object({ has_pin: v.boolean() })),
  'UserPin/change': post(v.unknown()),
} as const;

type NoPayload = Record<string, never>;

export type TabletPayloads = {
  'Tablet/people': NoPayload;
  'Tablet/sign-in': { user_id: number; pin: string };
  'CompanyTablet/read': NoPayload;
  'CompanyTablet/register': { name: string };
  'CompanyTablet/revoke': { id: number };
  'CompanyTablet/add-person': { first_name: string; last_name: string; job_title: string; pin: string };
  'CompanyTablet/set-pin': { user_id: number; pin: string };
  'CompanyTablet/remove-pin': { user_id: number };
  'UserPin/mine': NoPayload;
  'UserPin/change': { old_pin: string; pin: string };
};
