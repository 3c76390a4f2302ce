// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showField } from './testing/show-field.tsx';

let stored: Record<string, unknown>;

beforeEach(() => {
  signInAfresh();
  stored = {};
  fakeServer(({ call }) => ({ body: { data: stored[call] ?? [] } }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const user = userEvent.setup();

describe('words, days and times', () => {
  it('FORM077 FORM078 a line and several lines', async () => {
    const line = showField({ type: 'text' });
    await user.type(screen.getByLabelText('Q'), 'Level 3');
    expect(line.answer()).toEqual({ value: 'Level 3' });
    cleanup();
    showField({ type: 'textarea' });
    expect(screen.getByLabelText('Q').tagName).toBe('TEXTAREA');
  });

  it('FORM079 FORM080 a date and a time in local time', async () => {
    const day = showField({ type: 'date' });
    await user.type(screen.getByLabelText('Q'), '2026-11-20');
    expect(day.answer()).toEqual({ value: '2026-11-20' });
    cleanup();
    const time = showField({ type: 'time' });
    await user.type(screen.getByLabelText('Q'), '07:30');
    expect(time.answer()).toEqual({ value: '07:30' });
  });
});

describe('yes or no', () => {
  it('FORM061 CONST022 stores 1 and 0', async () => {
    const { answer } = showField({ type: 'boolean' });
    await user.click(screen.getByLabelText('Yes'));
    expect(answer()).toEqual({ value: 1 });
    await user.click(screen.getByLabelText('No'));
    expect(answer()).toEqual({ value: 0 });
  });

  it('FORM058 requires remarks at the named answer, and shows a warning at once', async () => {
    const { answer } = showField({
      type: 'boolean',
      conditionalRemarksLabel: 'What is missing?',
      conditionalRemarksResponseValue: 0,
      negativeWarningMessage: 'Tell your supervisor',
    });
    await user.click(screen.getByLabelText('Yes'));
    expect(screen.queryByLabelText('What is missing?')).toBeNull();
    await user.click(screen.getByLabelText('No'));
    await user.type(screen.getByLabelText('What is missing?'), 'Rail');
    expect(answer()).toEqual({ value: 0, remarks: 'Rail' });
    expect(screen.getByText('Tell your supervisor')).toBeDefined();
  });

  it('FORM059 requires a picture at the named answer', async () => {
    const picture = { conditionalImageLabel: 'Photo of it', conditionalImageResponseValue: 0 };
    showField({ type: 'boolean', ...picture });
    expect(screen.queryByText('Photo of it')).toBeNull();
    await user.click(screen.getByLabelText('No'));
    expect(await screen.findByRole('group', { name: 'Photo of it' })).toBeDefined();
  });
});

describe('choices', () => {
  const OPTIONS = ['Boots', 'Gloves', 'Hat'];

  it('FORM066 one of the options, or a text of one’s own', async () => {
    const { answer } = showField({ type: 'select', options: OPTIONS, defineOther: 1 });
    await user.click(screen.getByLabelText('Gloves'));
    expect(answer()).toEqual({ value: 'Gloves' });
    await user.click(screen.getByLabelText('Other'));
    expect(answer()).toEqual({ value: '' });
    await user.type(screen.getByLabelText('Other for Q'), 'Mask');
    expect(answer()).toEqual({ value: 'Mask' });
  });

  it('FORM066 many options are a list', () => {
    showField({ type: 'select', options: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(screen.getByRole('combobox', { name: 'Q' })).toBeDefined();
  });

  it('FORM068 FORM045 FORM046 checkboxes, in the order of the template; an own text once, and never empty', async () => {
    const { answer } = showField({ type: 'checklist', options: OPTIONS, defineOther: 1 });
    await user.click(screen.getByLabelText('Hat'));
    await user.click(screen.getByLabelText('Boots'));
    expect(answer()).toEqual({ value: ['Boots', 'Hat'] });
    const add = async (typed: string) => {
      if (typed !== '') await user.type(screen.getByLabelText('Other for Q'), typed);
      await user.click(screen.getByRole('button', { name: 'Add other to Q' }));
    };
    await add('');
    await add('   ');
    await add('Mask');
    await add('mask');
    await add('gloves');
    expect(answer()).toEqual({ value: ['Boots', 'Gloves', 'Hat', 'Mask'] });
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });

  it('FORM067 several options', async () => {
    const { answer } = showField({ type: 'select-multi', options: OPTIONS });
    await user.click(screen.getByRole('combobox', { name: 'Q' }));
    await user.click(await screen.findByRole('option', { name: 'Hat' }));
    expect(answer()).toEqual({ value: ['Hat'] });
  });
});

describe('a table', () => {
  it('FORM063 has the rows and columns of the template, and cells to type in', async () => {
    const { answer } = showField({ type: 'table', columns: ['Reading', 'OK'], rows: ['Morning', 'Noon'] });
    expect(screen.getByRole('columnheader', { name: 'Reading' })).toBeDefined();
    await user.type(screen.getByLabelText('Noon, OK'), 'yes');
    expect(answer()?.value).toEqual([
      ['', ''],
      ['', 'yes'],
    ]);
  });

  it('FORM063 without rows lets them be added and removed', async () => {
    const { answer } = showField({ type: 'table', columns: ['Part'] });
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    await user.type(screen.getByLabelText('1, Part'), 'Valve');
    expect(answer()?.value).toEqual([['Valve']]);
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(answer()?.value).toEqual([]);
  });
});

const words = (model: 'SafetyHazard' | 'SafetyControl', ...all: string[]) =>
  all.map((description, at) => rowOf(model, { id: at + 1, description }));

describe('the company’s safety lists', () => {
  it('FORM062 a task adds its hazards and controls; an own task can be added', async () => {
    stored['SafetyJobTask/get'] = [
      rowOf('SafetyJobTask', {
        id: 1,
        description: 'Brazing',
        SafetyHazard: [{ id: 1, description: 'Burns' }],
        SafetyControl: [{ id: 1, description: 'Hot work permit' }],
      }),
    ];
    const { answer } = showField({ type: 'tasklist' });
    await user.click(screen.getByRole('combobox', { name: 'Q' }));
    await user.click(await screen.findByRole('option', { name: 'Brazing' }));
    await user.click(screen.getByLabelText('Burns'));
    await user.type(screen.getByLabelText('Other for Q'), 'Sweeping');
    await user.click(screen.getByRole('button', { name: 'Add other to Q' }));
    expect(answer()?.value).toEqual(['Brazing', 'Sweeping']);
    expect(answer()?.meta?.['tasks']).toEqual([
      { description: 'Brazing', hazards: [], controls: ['Hot work permit'], customTask: false },
      { description: 'Sweeping', hazards: [], controls: [], customTask: true },
    ]);
  });

  it('FORM064 FORM065 hazards and controls are chosen from their lists', async () => {
    stored['SafetyHazard/get'] = words('SafetyHazard', 'Burns', 'Burns', 'Fumes');
    stored['SafetyControl/get'] = words('SafetyControl', 'Permit');
    const hazards = showField({ type: 'hazard-list' });
    await user.click(screen.getByRole('combobox', { name: 'Q' }));
    await user.click(await screen.findByRole('option', { name: 'Burns' }));
    expect(hazards.answer()).toEqual({ value: ['Burns'] });
    cleanup();
    const controls = showField({ type: 'control-list' });
    await user.click(screen.getByRole('combobox', { name: 'Q' }));
    await user.click(await screen.findByRole('option', { name: 'Permit' }));
    expect(controls.answer()).toEqual({ value: ['Permit'] });
  });
});
