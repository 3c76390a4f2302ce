import { defineFill, defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'forms', load: () => import('./app.tsx') });
export const chooser = defineWidget({ name: 'forms.chooser', load: () => import('./chooser-widget.tsx') });
export const filler = defineWidget({ name: 'forms.filler', load: () => import('./filler-widget.tsx') });
export const starters = defineWidget({ name: 'forms.starters', load: () => import('./starters-widget.tsx') });
export const projectForms = defineFill({
  place: 'project.tab',
  name: 'forms.project-forms',
  load: async () => (await import('./forms-tab.tsx')).ProjectForms,
});
export const projectTasks = defineFill({
  place: 'project.tab',
  name: 'forms.project-tasks',
  load: async () => (await import('./actions/project-tasks.tsx')).ProjectTasks,
});
export const serviceForms = defineFill({
  place: 'service.tab',
  name: 'forms.service-forms',
  load: async () => (await import('./forms-tab.tsx')).ServiceForms,
});
export const equipmentForms = defineFill({
  place: 'equipment.tab',
  name: 'forms.equipment-forms',
  load: async () => (await import('./forms-tab.tsx')).EquipmentForms,
});
export const contactForms = defineFill({
  place: 'contact.tab',
  name: 'forms.contact-forms',
  load: async () => (await import('./forms-tab.tsx')).ContactForms,
});
export const personForms = defineFill({
  place: 'employee.tab',
  name: 'forms.person-forms',
  load: async () => (await import('./forms-tab.tsx')).PersonForms,
});
export const worksheetForms = defineFill({
  place: 'service.worksheet',
  name: 'forms.worksheet-forms',
  load: async () => (await import('./forms-tab.tsx')).WorksheetForms,
});
export const myActions = defineFill({
  place: 'home.card',
  name: 'forms.my-actions',
  load: async () => (await import('./actions/my-actions.tsx')).MyActions,
});
export const requiredForms = defineFill({
  place: 'clock.before',
  name: 'forms.required-forms',
  load: async () => (await import('./required-forms.tsx')).RequiredForms,
});
export const clockInForms = defineFill({
  place: 'home.card',
  name: 'forms.clock-in-forms',
  load: async () => (await import('./home/clock-in-forms.tsx')).ClockInForms,
});
