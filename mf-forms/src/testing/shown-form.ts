const FIELDS = [
  { type: 'boolean', label: 'Is the trench shored?', value: 0, negativeWarningMessage: 'Do not enter the trench' },
  { type: 'text', label: 'Supervisor', value: 'Priya Raman' },
];

/** A filled form as its page gets it from the server. */
export const SHOWN_FORM = {
  id: 77,
  version: 3,
  slug: 'form-slug',
  created_at: '2026-11-21T09:00:00Z',
  updated_at: '2026-11-21T09:00:00Z',
  form_json: JSON.stringify([{ sectionHeading: 'Trench', fields: FIELDS }]),
  is_active: 1,
  template_title: 'Excavation',
  child_template_description: 'Trench check',
  company_name: 'Northgate Mechanical',
  place: 'J-2041 Stone Road',
  equipment: null,
  author: 'Priya Raman',
  participants: [],
  revision: 2,
  current_revision: 2,
  revisions: [],
  drawings: [],
  may_write: false,
};

/** Somebody without an account who was invited to sign it. */
export const SIGNER = {
  name: 'Uma Vega',
  company_name: 'Redline',
  is_external_worker: 1,
  is_invite: 1,
  completed_at: null,
  signature_json: null,
  revision: null,
  state: null,
  withdrawn_at: null,
  withdrawn_reason: null,
  own_slug: null,
  has_preset_name: true,
};
