import type { Project } from './jobs.ts';
import type { Member } from './people.ts';
import type { ServiceCall } from './services.ts';
import { flag, itemAt } from './site.ts';
import type { Site } from './site.ts';
import { TASKS } from './words/tasks.ts';
import type { TaskWords } from './words/tasks.ts';

type Cast = { members: readonly Member[]; projects: readonly Project[]; services: readonly ServiceCall[] };

/** What a task is about, and who writes it and has to do it. */
type About = {
  by: number;
  to: number;
  job_id?: number;
  service_id?: number;
  form_id?: number;
  lat?: number;
  lng?: number;
};

/** Creates what people have to do: corrective actions of forms, and tasks of projects and calls. */
export function makeTasks(site: Site, cast: Cast): void {
  TASKS.forEach((words, index) => addTask(site, words, aboutOf(site, { words, index, cast })));
}

type Turn = { words: TaskWords; index: number; cast: Cast };

function aboutOf(site: Site, { words, index, cast }: Turn): About {
  if (words.from === 'service') {
    const { row, people } = itemAt(
      cast.services.filter((call) => call.people.length > 0),
      index,
    );
    return { by: itemAt(cast.members, 0).user.id, to: itemAt(people, 0).user.id, service_id: row.id };
  }
  const running = cast.projects.filter(({ state, crew }) => state === 'active' && crew.length > 1);
  const { row, manager, crew } = itemAt(running, index % running.length);
  const about = { by: manager.user.id, to: itemAt(crew, 1).user.id, job_id: row.id };
  if (words.from === 'job') return about;
  const form = site.rowsOf('CompanyForm').find((each) => each['job_id'] === row.id);
  if (form === undefined) return about;
  return { ...about, by: Number(form['created_by']), form_id: Number(form['id']), lat: row.lat, lng: row.long };
}

function addTask(site: Site, words: TaskWords, { by, to, ...about }: About): void {
  const { calendar } = site;
  const begun = Math.max(1, 3 - words.due);
  const isDone = words.state === 'done';
  site.add('Task', {
    title: words.title,
    details: words.details,
    assigned_to: to,
    due_on: calendar.date(-words.due),
    state: words.state,
    proof: words.proof ?? null,
    needs_note: flag(words.needsNote === true),
    needs_photo: flag(words.needsPhoto === true),
    done_at: isDone ? calendar.at(-words.due, 14.5) : null,
    done_by: isDone ? to : null,
    created_by: by,
    created_at: calendar.at(begun, 10),
    ...about,
  });
}
