import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';

/** What a field can be filled in with beforehand, with an example. */
export const DEFAULT_PATHS: readonly { path: string; label: Message; example: string }[] = [
  { path: '$.user.first_name', label: msg('First name of whoever fills it in'), example: 'Dana' },
  { path: '$.user.last_name', label: msg('Last name of whoever fills it in'), example: 'Reid' },
  { path: '$.user.job_title', label: msg('Their job title'), example: 'Electrician' },
  { path: '$.user.phone_mobile', label: msg('Their mobile phone'), example: '519 555 0123' },
  { path: '$.company.company_name', label: msg('Name of the company'), example: 'Harbour Heating' },
  { path: '$.site.job_num', label: msg('Number of the project or service'), example: 'J-2041' },
  { path: '$.site.job_name', label: msg('Name of the project or service'), example: 'Stone Road' },
  { path: '$.site.address', label: msg('Address of the site'), example: '12 Mill St' },
  { path: '$.site.city', label: msg('City of the site'), example: 'Guelph' },
  { path: '$.date.today', label: msg('Date of today'), example: '2026-11-20' },
  { path: '$.date.now', label: msg('Time of now'), example: '07:30' },
];
