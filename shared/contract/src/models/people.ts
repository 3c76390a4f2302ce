import {
  count,
  flag,
  instant,
  jsonObject,
  knownChoice,
  madeOnce,
  money,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { hasOne, many, model, one, through } from '../model.ts';

/** A person. One account may work for several companies; tenant_id is the active one, 0 for none. */
export const User = model('User', () => ({
  tenancy: 'shared',
  title: 'email',
  search: ['first_name', 'last_name', 'email'],
  index: ['last_name'],
  fields: {
    first_name: text(),
    last_name: text(),
    email: needText(),
    phone_mobile: text(),
    job_title: text(),
    image_id: ref('ProfileImage'),
    last_active: instant({ readOnly: true }),
    tos_hash: text({ readOnly: true }),
    tosUpToDate: flag(0, { readOnly: true, computed: true }),
    masterKeySession: flag(0, { readOnly: true, computed: true }),
    hasServiceJobsAssigned: flag(0, { readOnly: true, computed: true }),
    invite_accepted: flag(0, { readOnly: true, computed: true }),
    has_push_notification_devices: flag(),
    locale: text(),
    /** How the person has arranged their dashboard, see home-cards.ts of the domain. */
    home_json: jsonObject(),
  },
  relations: {
    UserPermission: many('UserPermission', 'user_id'),
    CompanySettings: hasOne('UserCompanySetting', 'user_id'),
    ProfileImage: one('ProfileImage', 'image_id'),
    JobPersonnelRole: through('JobPersonnelRole', {
      model: 'JobPersonnel',
      here: 'user_id',
      there: 'personnel_role_id',
      adds: ['job_id'],
    }),
    Certificate: many('Certificate', 'user_id'),
  },
}));

/** A person's rights at one company. Its slug answers the invitation for the invited person, who must be signed in. */
export const UserPermission = model('UserPermission', () => ({
  unique: [['user_id']],
  fields: {
    user_id: needRef('User'),
    role_type: knownChoice(['Admin', 'Basic']),
    module_permissions: jsonObject(),
    is_inactive: flag(),
    invite_accepted: flag(),
    invite_declined: flag(),
  },
  relations: { User: one('User', 'user_id'), Company: one('Company', 'tenant_id') },
}));

/** Settings that one company makes for one person. */
export const UserCompanySetting = model('UserCompanySetting', () => ({
  unique: [['user_id'], ['client_key']],
  fields: {
    user_id: needRef('User'),
    is_service_tech: flag(),
    union_id: ref('Union'),
    /** The title of a classification of the agreement. */
    pay_scale: text(),
    /** Dollars an hour, instead of a classification. */
    pay_rate: money({ min: 0 }),
    employee_num: text(),
    ...madeOnce,
  },
  relations: { User: one('User', 'user_id'), Union: one('Union', 'union_id') },
}));

/** A read-only token for resource URLs; UserToken/create returns the token itself once. */
export const UserToken = model('UserToken', () => ({
  tenancy: 'shared',
  fields: { user_id: needRef('User'), expiry: instant() },
  relations: {},
}));

/** The permission modules, with descriptions for the company. */
export const Module = model('Module', () => ({
  tenancy: 'shared',
  title: 'name',
  fields: { name: needText(), description: text(), sort_order: count() },
  relations: {},
}));

/** A role on a job, with its rights there. */
export const JobPersonnelRole = model('JobPersonnelRole', () => ({
  title: 'title',
  unique: [['client_key']],
  fields: {
    title: needText(),
    role_required: flag(),
    review_timelogs: flag(),
    read_perms: flag(),
    write_perms: flag(),
    read_financials: flag(),
    archived: flag(),
    ...madeOnce,
  },
  relations: {},
}));

/** Permissions with a name, which people of a kind are given: foremen, dispatchers. A later change of it changes nobody. */
export const PermissionTemplate = model('PermissionTemplate', () => ({
  title: 'title',
  unique: [['client_key']],
  fields: { title: needText(), module_permissions: jsonObject(), archived: flag(), ...madeOnce },
  relations: {},
}));

/** The people on a job with their roles. */
export const JobPersonnel = model('JobPersonnel', () => ({
  unique: [['job_id', 'user_id']],
  index: ['user_id'],
  fields: {
    job_id: needRef('Job'),
    user_id: needRef('User'),
    personnel_role_id: ref('JobPersonnelRole'),
  },
  relations: {
    User: one('User', 'user_id'),
    Job: one('Job', 'job_id'),
    JobPersonnelRole: one('JobPersonnelRole', 'personnel_role_id'),
  },
}));

export const ProfileImage = model('ProfileImage', () => ({
  tenancy: 'shared',
  fields: {
    user_id: ref('User'),
    filename: text({ readOnly: true }),
    height: number({ readOnly: true }),
    width: number({ readOnly: true }),
  },
  relations: {},
}));
