import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import { PunchedSchema } from './punched.ts';
import { SignInAnswerSchema } from './signed-in.ts';

/** The sign-in page of a shared tablet. */
const TabletPageSchema = v.object({
  name: v.string(),
  /** People clock in and out there instead of signing in. */
  is_kiosk: v.boolean(),
  company_name: v.string(),
  people: v.array(v.object({ id: v.number(), name: v.string() })),
});
export type TabletPage = v.InferOutput<typeof TabletPageSchema>;

const KioskJobSchema = v.object({
  id: v.number(),
  job_num: v.string(),
  job_name: v.string(),
  /** The cost codes that time there can go on. */
  codes: v.optional(v.array(v.object({ id: v.number(), code: v.string(), title: v.string() })), []),
});

/** What a kiosk shows to everybody who stands before it. */
const KioskPageSchema = v.object({
  name: v.string(),
  company_name: v.string(),
  /** The public key that presses are sealed with, as SPKI in base64. */
  key: v.string(),
  /** The project that the kiosk stands at. */
  place: v.nullable(KioskJobSchema),
  people: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      /** Since when the person is clocked in; null while they are not. */
      time_in: v.nullable(v.string()),
    }),
  ),
});
export type KioskPage = v.InferOutput<typeof KioskPageSchema>;

/** The clock of one person, after their PIN. */
const KioskOpenedSchema = v.object({
  running: v.nullable(
    v.object({
      time_in: v.string(),
      job_id: v.nullable(v.number()),
      service_id: v.nullable(v.number()),
      cost_code_id: v.optional(v.nullable(v.number()), null),
      job_num: v.nullable(v.string()),
      job_name: v.nullable(v.string()),
      /** Their breaks, see breaks.ts of the domain. */
      breaks_json: v.optional(v.nullable(v.string())),
    }),
  ),
  /** Where they can clock in. */
  places: v.array(v.object({ ...KioskJobSchema.entries, type: v.picklist(['project', 'service']) })),
});
export type KioskOpened = v.InferOutput<typeof KioskOpenedSchema>;

const CompanyTabletsSchema = v.object({
  tablets: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      created_at: v.string(),
      last_used_at: v.nullable(v.string()),
      /** People clock in and out there instead of signing in. */
      is_kiosk: v.boolean(),
      /** The project that a kiosk stands at. */
      place: v.nullable(v.string()),
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
  'Kiosk/page': get(KioskPageSchema),
  'Kiosk/open': post(KioskOpenedSchema),
  'Kiosk/press': post(PunchedSchema),
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
  'Kiosk/page': NoPayload;
  'Kiosk/open': { user_id: number; pin: string };
  'Kiosk/press': {
    sealed: string;
    intent: 'in' | 'out' | 'meal' | 'rest' | 'resume';
    job_id: number | '';
    service_id: number | '';
    cost_code_id?: number | '';
    currentLat: number | '';
    currentLong: number | '';
    position_accuracy: number | '';
    waited_ms: number;
    device_at: string;
  };
  'CompanyTablet/read': NoPayload;
  'CompanyTablet/register': { name: string; is_kiosk?: 0 | 1; job_id?: number | '' };
  'CompanyTablet/revoke': { id: number };
  'CompanyTablet/add-person': { first_name: string; last_name: string; job_title: string; pin: string };
  'CompanyTablet/set-pin': { user_id: number; pin: string };
  'CompanyTablet/remove-pin': { user_id: number };
  'UserPin/mine': NoPayload;
  'UserPin/change': { old_pin: string; pin: string };
};
