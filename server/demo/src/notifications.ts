import { isDemoAccount } from './accounts.ts';
import type { Fleet } from './equipment.ts';
import type { Project } from './jobs.ts';
import type { Member } from './people.ts';
import type { ServiceCall } from './services.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { NOTIFICATIONS } from './words/notices.ts';

type Cast = {
  members: readonly Member[];
  projects: readonly Project[];
  services: readonly ServiceCall[];
  fleet: Fleet;
};

/** Creates recent notifications for the demo accounts; the oldest are dismissed. */
export function makeNotifications(site: Site, { members, projects, services, fleet }: Cast): void {
  for (const { user } of members.filter((member) => isDemoAccount(member.user.email))) {
    const random = site.random.fork(`notifications/${user.id}`);
    const others = members.filter((member) => member.user !== user && member.user.first_name !== '');
    NOTIFICATIONS.forEach(({ message, link, hoursAgo }, at) => {
      const text = message
        .replace('{person}', random.pick(others).name)
        .replace('{job}', itemAt(projects, at % 6).row.job_name)
        .replace('{service}', itemAt(services, at % 6).row.job_num)
        .replace('{machine}', random.pick(fleet.machines).row.description);
      site.add('Notification', {
        user_id: user.id,
        message: text,
        link,
        is_dismissed: at > 8 ? 1 : 0,
        created_at: site.calendar.minutesAgo(hoursAgo * 60),
      });
    });
  }
}
