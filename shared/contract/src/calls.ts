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

const ThreadHitSchema = v.object({
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

const ServiceStatusesSchema = v.array(v.object({ id: v.number(), type: v.string(), label: v.string() }));

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

/** What a machine's public page shows to anybody with the link; nothing of money, people or places. */
const PublicEquipmentSchema = v.object({
  slug: v.string(),
  description: v.string(),
  serial_num: v.nullable(v.string()),
  archived: v.picklist([0, 1]),
  type: v.string(),
  category: v.string(),
  color_hex: v.nullable(v.string()),
  next_service_date: v.nullable(v.string()),
  next_service_description: v.nullable(v.string()),
  next_service_mileage_or_time: v.nullable(v.string()),
  company_name: v.string(),
});

/** An open service call that the caller is assigned to or works on. */
const MyServiceSchema = v.object({
  id: v.number(),
  slug: v.string(),
  job_num: v.string(),
  job_name: v.string(),
  customer_name_cache: v.nullable(v.string()),
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  status_id: v.nullable(v.number()),
  priority: v.nullable(v.string()),
  scheduled_at: v.nullable(v.string()),
});

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
  'CompanyUser/accept-employment': post(SavedSchema),
  'CompanyUser/decline-employment': post(SavedSchema),
  'Company/mine': get(Anything),
  'Message/check-new': get(CheckNewSchema),
  'MessageThread/search': get(v.array(ThreadHitSchema)),
  'MessageThread/leave': post(Done),
  'Service/statuses': get(ServiceStatusesSchema),
  'Service/my-list': get(v.array(MyServiceSchema)),
  'TimeLog/count-reviewable-logs': get(v.object({ timeLogs: v.number(), expenses: v.number() })),
  'Equipment/public': get(PublicEquipmentSchema),
  'Material/units': get(v.array(v.string())),
  'Engagement/record-action': post(Done),
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
  /** The token is the invitation's slug: that of the UserPermission. */
  'CompanyUser/accept-employment': { token: string };
  'CompanyUser/decline-employment': { token: string };
  'Company/mine': { include?: readonly string[] };
  'Message/check-new': { wait?: 1; known?: readonly number[] };
  'MessageThread/search': { terms: string };
  'MessageThread/leave': { id: number };
  'Service/statuses': NoPayload;
  'Service/my-list': NoPayload;
  'TimeLog/count-reviewable-logs': { user_id: number };
  'Equipment/public': { slug: string };
  'Material/units': NoPayload;
  'Engagement/record-action': { ad_location_key: string };
  'LibraryUpload/save': { file: File; client_key: string };
};
