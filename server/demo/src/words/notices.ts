export const RELEASE_NOTES = [
  {
    title: 'Forms keep every tap',
    body: 'A form that is being filled in is kept on the device from the first answer on, also without a signal.',
    daysAgo: 9,
  },
  {
    title: 'Draw on photos',
    body: 'Circle, point, write: the original stays as it is and the drawing stays editable.',
    daysAgo: 38,
  },
  {
    title: 'Time logs by exception',
    body: 'Review shows what is unusual first: long days, no break, off site.',
    daysAgo: 72,
  },
  { title: 'Sun theme', body: 'Black on white and heavy letters for bright days. It is in More.', daysAgo: 121 },
] as const;

/** Message, link, and how many hours ago. {job}, {service}, {machine} are filled in. */
export const NOTIFICATIONS = [
  { message: '{person} mentioned you in {job}', link: '/messages', hoursAgo: 0.4 },
  { message: '{service} was assigned to you', link: '/services/mine', hoursAgo: 1.6 },
  { message: 'Time logs of last week wait for your review', link: '/time-logs/review', hoursAgo: 3 },
  { message: '{person} signed Daily hazard assessment', link: '/forms/list', hoursAgo: 5 },
  { message: 'Locate ticket expires in 3 days', link: '/locates', hoursAgo: 9 },
  { message: '{machine} is due for service this week', link: '/equipment/maintenance-schedule', hoursAgo: 22 },
  { message: 'Working at heights of {person} expires in 9 days', link: '/safety/certificates/matrix', hoursAgo: 27 },
  { message: 'Expense of {person} was submitted', link: '/expenses/review', hoursAgo: 31 },
  { message: '{job}: bid status is now Submitted', link: '/projects/list', hoursAgo: 49 },
  { message: 'Your time for last week was approved', link: '/time-logs/history', hoursAgo: 74 },
  { message: 'New drawing revision in {job}', link: '/library/files', hoursAgo: 96 },
  { message: 'Sun theme is here', link: '/notifications/news', hoursAgo: 140 },
] as const;
