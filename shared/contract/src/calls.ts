import * as v from 'valibot';
import { SavedSchema } from './envelope.ts';

/**
 * The calls that are not `{Model}/get|find|save|delete`, with the answer's `data`.
 * Paths and payload names are those of the two specification documents, §7.
 */
const Anything = v.unknown();
const Done = v.unknown();

/** Answer of a successful sign-in. session_token opens resource URLs and nothing else. */
export const SignedInSchema = v.object({
  api_key: v.string(),
  session_token: v.string(),
  user_id: v.number(),
  user_slug: v.string(),
  activateAccountSetupMode: v.boolean(),
  activateCompanySetupMode: v.boolean(),
  permissions: v.nullable(
    v.object({ role_type: v.nullable(v.string()), module_permissions: v.nullable(v.string()), tenant_id: v.number() }),
  ),
});
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

export const ThreadHitSchema = v.object({
  thread_slug: v.string(),
  subject: v.string(),
  message: v.nullable(v.string()),
  message_created_at: v.nullable(v.string()),
});
export type ThreadHit = v.InferOutput<typeof ThreadHitSchema>;

/** threads: ids with messages the user has not read; users: who was active of late. */
export const CheckNewSchema = v.object({
  threads: v.array(v.number()),
  users: v.array(v.object({ id: v.number(), last_active: v.nullable(v.string()) })),
});

export const ServiceStatusesSchema = v.array(v.object({ id: v.number(), type: v.string(), label: v.string() }));

/** `filename` ends the resource URL; width and height are null for files without a picture. */
export const UploadedSchema = v.object({
  ...SavedSchema.entries,
  id: v.number(),
  filename: v.string(),
  original_filename: v.string(),
  thumb_filename: v.nullable(v.string()),
  type: v.string(),
  bytes: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});
export type Uploaded = v.InferOutput<typeof UploadedSchema>;

const get = <S extends v.GenericSchema>(answer: S) => ({ verb: 'GET', answer }) as const;
const post = <S extends v.GenericSchema>(answer: S) => ({ verb: 'POST', answer }) as const;

export const specialCalls = {
  'user/authenticate': post(SignedInSchema),
  'User/authenticate': post(SignedInSchema),
  'user/sign-out': post(Done),
  'user/reset-request': post(Done),
  'user/reset-password': post(SignedInSchema),
  'UserToken/create': post(v.object({ token: v.string(), expiry: v.string() })),
  'User/acknowledge-tos': post(v.object({ tos_hash: v.string() })),
  'Company/mine': get(Anything),
  'Message/check-new': get(CheckNewSchema),
  'MessageThread/search': get(v.array(ThreadHitSchema)),
  'MessageThread/leave': post(Done),
  'Service/statuses': get(ServiceStatusesSchema),
  'Service/my-list': get(
    v.array(v.looseObject({ id: v.number(), slug: v.string(), job_num: v.string(), job_name: v.string() })),
  ),
  'TimeLog/count-reviewable-logs': get(v.object({ timeLogs: v.number(), expenses: v.number() })),
  'LibraryUpload/save': post(UploadedSchema),
} as const;

export type SpecialCalls = typeof specialCalls;
export type SpecialCallName = keyof SpecialCalls;

type NoPayload = Record<string, never>;

/** Payloads of the special calls; object values travel as JSON text. */
export type SpecialPayloads = {
  'user/authenticate': { email: string; password: string; channel_partner_email?: string };
  'User/authenticate': { email: string; password: string };
  'user/sign-out': NoPayload;
  'user/reset-request': { email: string; smsNotification: 0 | 1 };
  'user/reset-password': { password: string; confirm: string; token: string };
  'UserToken/create': { user_id: number; expiry_hrs: number };
  'User/acknowledge-tos': NoPayload;
  'Company/mine': { include?: readonly string[] };
  'Message/check-new': { wait?: 1; after?: string };
  'MessageThread/search': { terms: string };
  'MessageThread/leave': { id: number };
  'Service/statuses': NoPayload;
  'Service/my-list': NoPayload;
  'TimeLog/count-reviewable-logs': { user_id: number };
  'LibraryUpload/save': { file: File; client_key: string };
};
