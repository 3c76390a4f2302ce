import type { ClockIntent } from '@fieldspan/domain/clock-ahead';
import { HIT_KINDS } from '@fieldspan/domain/hit-path';
import * as v from 'valibot';
import { accountingCalls, type AccountingPayloads } from './accounting-calls.ts';
import { accountCalls } from './account-calls.ts';
import type { AccountPayloads } from './account-calls.ts';
import { ageingCalls } from './ageing-calls.ts';
import type { AgeingPayloads } from './ageing-calls.ts';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import { contactCalls } from './contact-calls.ts';
import { jobCalls } from './job-calls.ts';
import type { JobPayloads } from './job-calls.ts';
import { costCalls } from './cost-calls.ts';
import type { CostPayloads } from './cost-calls.ts';
import { contractCalls } from './contract-calls.ts';
import type { ContractPayloads } from './contract-calls.ts';
import type { ContactPayloads } from './contact-calls.ts';
import { drawingCalls, type DrawingPayloads } from './drawing-calls.ts';
import { equipmentCalls } from './equipment-calls.ts';
import type { EquipmentPayloads } from './equipment-calls.ts';
import { exportCalls } from './export-calls.ts';
import type { ExportPayloads } from './export-calls.ts';
import { factorCalls } from './factor-calls.ts';
import type { FactorPayloads } from './factor-calls.ts';
import { formCalls } from './form-calls.ts';
import type { FormPayloads } from './form-calls.ts';
import { historyCalls } from './history-calls.ts';
import type { HistoryPayloads } from './history-calls.ts';
import { quickbooksCalls, type QuickbooksPayloads } from './quickbooks-calls.ts';
import { publicLinkCalls } from './public-link-calls.ts';
import type { PublicLinkPayloads } from './public-link-calls.ts';
import { libraryCalls, type LibraryPayloads } from './library-calls.ts';
import { stockCalls, type StockPayloads } from './stock-calls.ts';
import { payCalls } from './pay-calls.ts';
import { incidentCalls } from './incident-calls.ts';
import type { IncidentPayloads } from './incident-calls.ts';
import { reviewCalls } from './review-calls.ts';
import type { ReviewPayloads } from './review-calls.ts';
import type { PayPayloads } from './pay-calls.ts';
import { PunchedSchema } from './punched.ts';
import { profileCalls } from './profile-calls.ts';
import type { ProfilePayloads } from './profile-calls.ts';
import { listCalls } from './list-calls.ts';
import type { ListPayloads } from './list-calls.ts';
import { messagingCalls } from './messaging-calls.ts';
import type { MessagingPayloads } from './messaging-calls.ts';
import type { Vote } from './release-vote.ts';
import { scheduleCalls } from './schedule-calls.ts';
import type { SchedulePayloads } from './schedule-calls.ts';
import { setupCalls, type SetupPayloads } from './setup-calls.ts';
import { signOnCalls } from './sign-on-calls.ts';
import type { SignOnPayloads } from './sign-on-calls.ts';
import { SignInAnswerSchema } from './signed-in.ts';
import { tabletCalls } from './tablet-calls.ts';
import type { TabletPayloads } from './tablet-calls.ts';

/**
 * All calls besides `{Model}/get|find|save|delete`, with the schema of the answer's `data`. Paths and payload names are
 * from §7 of the two specification documents.
 */
const Anything = v.unknown();
const Done = v.unknown();

/** An invitation, as its recipient sees it before signing in. */
const InvitationSchema = v.object({
  state: v.picklist(['pending', 'accepted', 'declined', 'withdrawn']),
  company_name: v.string(),
  image: v.nullable(v.object({ slug: v.string(), filename: v.string() })),
  first_name: v.nullable(v.string()),
  email: v.string(),
  /** Without a password, the person sets one while accepting: CompanyUser/join. */
  has_password: v.boolean(),
  /** Whether it is for the person who makes the call; null if nobody is signed in. */
  is_mine: v.nullable(v.boolean()),
});
export type InvitationAnswer = v.InferOutput<typeof InvitationSchema>;

/** `filename` is the last part of the resource URL; width and height are null for files without a picture. */
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
  /** Quarter turns to the right from the picture that was sent. */
  turns: v.optional(v.number()),
});
export type Uploaded = v.InferOutput<typeof UploadedSchema>;

/** An open service call that is assigned to the caller or that they work on. */
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

/** A record that contains the searched words and that the person may read. */
const SearchHitSchema = v.object({
  kind: v.picklist(HIT_KINDS),
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
});
export type SearchHit = v.InferOutput<typeof SearchHitSchema>;

export const specialCalls = {
  ...messagingCalls,
  ...formCalls,
  ...accountCalls,
  ...historyCalls,
  ...equipmentCalls,
  ...contactCalls,
  ...ageingCalls,
  ...costCalls,
  ...payCalls,
  ...stockCalls,
  ...accountingCalls,
  ...quickbooksCalls,
  ...incidentCalls,
  ...reviewCalls,
  ...contractCalls,
  ...jobCalls,
  ...profileCalls,
  ...libraryCalls,
  ...listCalls,
  ...publicLinkCalls,
  ...factorCalls,
  ...setupCalls,
  ...signOnCalls,
  ...tabletCalls,
  ...exportCalls,
  ...drawingCalls,
  ...scheduleCalls,
  'user/authenticate': post(SignInAnswerSchema),
  'User/authenticate': post(SignInAnswerSchema),
  'user/sign-out': post(Done),
  'user/reset-request': post(Done),
  'user/reset-password': post(SignInAnswerSchema),
  'user/register': post(Done),
  'user/enter-setup': post(SignInAnswerSchema),
  'CompanyUser/invitation': get(InvitationSchema),
  'CompanyUser/join': post(SignInAnswerSchema),
  'UserToken/create': post(v.object({ token: v.string(), expiry: v.string() })),
  'User/acknowledge-tos': post(v.object({ tos_hash: v.string() })),
  'CompanyUser/accept-employment': post(SavedSchema),
  'CompanyUser/decline-employment': post(SavedSchema),
  'Company/mine': get(Anything),
  'Service/statuses': get(v.array(v.object({ id: v.number(), type: v.string(), label: v.string() }))),
  'Service/my-list': get(v.array(MyServiceSchema)),
  'TimeLog/punch-clock': post(PunchedSchema),
  'TimeLog/clock-in-forms': get(
    v.array(
      v.object({
        id: v.number(),
        slug: v.string(),
        description: v.string(),
        /** When the caller signed it for this place; null if it is still to be filled in. */
        signed_at: v.optional(v.nullable(v.string()), null),
        /** Until when that signature counts. */
        valid_until: v.optional(v.nullable(v.string()), null),
      }),
    ),
  ),
  'TimeLog/count-reviewable-logs': get(v.object({ timeLogs: v.number(), expenses: v.number() })),
  'Search/everything': get(v.array(SearchHitSchema)),
  'Material/units': get(v.array(v.string())),
  'Engagement/record-action': post(Done),
  'ReleaseVote/save': post(Done),
  'LibraryUpload/save': post(UploadedSchema),
  'LibraryUpload/finish': post(UploadedSchema),
  'UploadImage/save': post(SavedSchema),
  'LibraryUpload/keep': post(SavedSchema),
  'UploadImage/rotate': post(UploadedSchema),
  'LibraryUpload/rotate': post(UploadedSchema),
  /** JSON text of a Weather (weather.ts). */
  'Weather/current': get(v.string()),
} as const;

export type SpecialCalls = typeof specialCalls;
export type SpecialCallName = keyof SpecialCalls;

type NoPayload = Record<string, never>;

/** Payloads of the special calls; objects are sent as JSON text. */
export type SpecialPayloads = MessagingPayloads &
  FormPayloads &
  AccountPayloads &
  FactorPayloads &
  SetupPayloads &
  SignOnPayloads &
  TabletPayloads &
  ExportPayloads &
  HistoryPayloads &
  EquipmentPayloads &
  ContactPayloads &
  AgeingPayloads &
  IncidentPayloads &
  CostPayloads &
  PayPayloads &
  StockPayloads &
  AccountingPayloads &
  QuickbooksPayloads &
  ReviewPayloads &
  ContractPayloads &
  JobPayloads &
  ProfilePayloads &
  LibraryPayloads &
  ListPayloads &
  PublicLinkPayloads &
  SchedulePayloads &
  DrawingPayloads & {
    'user/authenticate': { email: string; password: string; channel_partner_email?: string };
    'User/authenticate': { email: string; password: string };
    'user/sign-out': NoPayload;
    'user/reset-request': { email: string; smsNotification: 0 | 1 };
    'user/reset-password': { password: string; confirm: string; token: string };
    'user/register': {
      company_name: string;
      first_name: string;
      last_name: string;
      email: string;
      password: string;
      confirm: string;
      /** Slug of the person who recommended the product. */
      referral?: string;
    };
    'user/enter-setup': { token: string };
    'CompanyUser/invitation': { token: string };
    'CompanyUser/join': { token: string; password: string; confirm: string };
    'UserToken/create': { user_id: number; expiry_hrs: number };
    'User/acknowledge-tos': NoPayload;
    /** The token is the slug of the invitation (the UserPermission). */
    'CompanyUser/accept-employment': { token: string };
    'CompanyUser/decline-employment': { token: string };
    'Company/mine': { include?: readonly string[] };
    'Service/statuses': NoPayload;
    'Service/my-list': NoPayload;
    /**
     * Toggles the clock, or does what `intent` says: a press that was queued on a phone must not clock in if it was
     * meant to clock out. `arrive` ends being offsite. At most one of the two ids; empty values count as absent.
     */
    'TimeLog/punch-clock': {
      job_id?: number | '';
      service_id?: number | '';
      /** What of the project the time goes on; another one than runs there is a switch. Without it none is meant. */
      cost_code_id?: number | '';
      currentLat?: number | '';
      currentLong?: number | '';
      position_accuracy?: number | '';
      intent?: ClockIntent;
      client_key?: string;
      /** Whole milliseconds since the press; the server subtracts them from its own clock. */
      waited_ms?: number;
      /** What the device's own clock said when the person pressed. It decides nothing; a clock that is wrong is shown. */
      device_at?: string;
    };
    /** The forms that must be filled in before clocking in there; `with_signed: 1` has also the forms that the caller has signed there, which may be skipped. */
    'TimeLog/clock-in-forms': { job_id?: number; service_id?: number; with_signed?: 1 };
    'TimeLog/count-reviewable-logs': { user_id: number };
    /** `kinds`: names of `HIT_KINDS` with commas; without it the first ones, which every client knows. */
    'Search/everything': { q: string; kinds?: string };
    'Material/units': NoPayload;
    'Engagement/record-action': { ad_location_key: string };
    'ReleaseVote/save': Vote;
    'LibraryUpload/save': { file: File; client_key: string };
    /** Stores a file whose parts have all arrived at LibraryUpload/part (tus) under `upload_key`. */
    'LibraryUpload/finish': { client_key: string; upload_key: string; original_filename: string };
    /** Makes the company keep a person's picture for good, as it does with pictures of forms. */
    'UploadImage/save': { id: number; do_not_clean: 0 | 1 };
    /** Makes the company keep a person's file for good, as it does with files of forms. */
    'LibraryUpload/keep': { id: number };
    /** Rotates by a quarter turn. The stored file gets another name, and drawings on it are rotated too. */
    'UploadImage/rotate': { id: number; rotate_direction: 'left' | 'right' };
    'LibraryUpload/rotate': { id: number; rotate_direction: 'left' | 'right' };
    'Weather/current': { lat: number; lon: number } | { q: string };
  };
