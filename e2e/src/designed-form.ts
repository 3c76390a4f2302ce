import type { Page } from '@playwright/test';
import { expect } from './person.ts';
import { picture } from './picture.ts';

/** Every kind of question that the editor offers, with a question of that kind. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'Yes or no': 'Is the trench shored?',
  'Short answer': 'Where is the trench?',
  Number: 'Depth',
  'Calculated value': 'Feet',
  'One choice': 'Soil',
  'Several choices': 'Tools',
  Checklist: 'What is worn?',
  'Long answer': 'Remarks of the day',
  Table: 'Measured',
  Date: 'Dug on',
  Time: 'Dug at',
  'Date and time': 'Looked at',
  Photos: 'Photos',
  'Photo taken now': 'The trench now',
  Drawing: 'Sketch',
  'File from the library': 'Plan',
  File: 'Permit',
  Signature: 'Digger',
  Person: 'Who leads?',
  Contact: 'Owner',
  Equipment: 'Machine',
  'Phone numbers of the people on the job': 'Phones',
  Position: 'Where you stand',
  'Barcode or QR code': 'Tag of the box',
  'Weather at the site': 'Weather here',
  'Nearest medical facility': 'Hospital',
  'Task list with hazards and controls': 'Tasks',
  'List of hazards': 'Hazards',
  'List of controls': 'Controls',
  'Repeating questions': 'Crew',
  'Text to read': 'Keep 1 m from the edge',
};

async function addQuestion(page: Page, kind: string, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Add field', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add field' });
  await dialog.getByRole('searchbox').fill(kind);
  await dialog.getByRole('button', { name: kind, exact: true }).click();
  await page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill(question);
}

/** The Admin makes a category, a template and a form with every kind of question. */
export async function designForm(page: Page): Promise<void> {
  const name = `Trenches ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/forms/templates');
  await page
    .getByRole('button', { name: /^(New category|Create one)$/ })
    .first()
    .click();
  const category = page.getByRole('dialog', { name: 'New category' });
  await category.getByRole('textbox', { name: 'Name' }).fill(name);
  await category.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Trench check');
  await page.getByRole('button', { name: 'Create template' }).click();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Every morning');
  await page.getByRole('button', { name: 'Create and add questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Every morning' })).toBeVisible();

  for (const [kind, question] of Object.entries(QUESTIONS)) await addQuestion(page, kind, question);
  await chooseQuestion(page, 'Feet');
  await page.getByRole('button', { name: 'Insert a question' }).click();
  await page.getByRole('menuitem', { name: 'Depth', exact: true }).click();
  const formula = page.getByRole('textbox', { name: 'Formula' });
  await formula.press('End');
  await formula.pressSequentially(' * 3.28');
  await chooseQuestion(page, 'Is the trench shored');
  const logic = page.getByRole('region', { name: 'Logic' });
  await logic.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('menuitem', { name: 'If the answer is No' }).click();
  await logic.getByRole('button', { name: 'Then…' }).click();
  await page.getByRole('menuitem', { name: 'Warn' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await picture(page, '1-editor');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is published. New forms are filled in with it.')).toBeVisible();
}

const chooseQuestion = (page: Page, question: string) =>
  page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: new RegExp(`^${question}`) })
    .click();
