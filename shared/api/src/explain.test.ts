import { describe, expect, it } from 'vitest';
import { writeIn } from '@fieldspan/domain/page-language';
import { ApiError } from './api-error.ts';
import { explain, explainSignIn } from './explain.ts';

const refused = (errors: string[], message: string | null = null) =>
  new ApiError('refused', { call: 'Job/save', status: 200, errors, message });

describe('the error catalogue', () => {
  it('ERR001 describes a system error', () => {
    expect(explain(new ApiError('server', { call: 'x', status: 500 })).text).toBe(
      "Sorry! We've encountered an unexpected system error -- the team has been notified and we will resolve it shortly!",
    );
  });

  it('ERR002 describes a network failure', () => {
    expect(explain(new ApiError('network', { call: 'x' })).text).toBe(
      'Unable to contact the server... you appear to be offline, please check your network connection',
    );
  });

  it('ERR004 shows the server’s errors for another status', () => {
    expect(explain(new ApiError('status', { call: 'x', status: 422, errors: ['Bad'] })).text).toBe('Bad');
  });

  it('ERR005 shows the code if the server says nothing', () => {
    expect(explain(new ApiError('status', { call: 'x', status: 418 })).text).toBe(
      'There was a problem with your request (code 418)',
    );
  });

  it('ERR009 shows one error directly', () => expect(explain(refused(['A']))).toEqual({ text: 'A', list: [] }));

  it('ERR010 lists several', () => {
    expect(explain(refused(['A', 'B']))).toEqual({ text: 'There were some errors:', list: ['A', 'B'] });
  });

  it('ERR011 falls back to the message', () => expect(explain(refused([], 'M')).text).toBe('M'));

  it('ERR012 falls back to the general text', () => {
    expect(explain(refused([])).text).toBe('There was a problem with your request (code 200)');
  });

  it('says a sentence with values in the language of the page, and as the server did without one', () => {
    const told = {
      text: 'You do not have permission to save this {{1}}, {{2}}.',
      values: [{ term: 'project' }, 'Project'],
    };
    const error = new ApiError('refused', {
      call: 'Job/save',
      errors: ['English.', 'You do not have permission to save this project, Project.'],
      sentences: [null, told],
    });
    const words = new Map([
      ['You do not have permission to save this {{1}}, {{2}}.', '{{2}}, {{1}}: non.'],
      ['project', 'chantier'],
      ['Project', 'Chantier'],
    ]);
    try {
      writeIn('fr', (english) => words.get(english) ?? english);
      expect(explain(error).list).toEqual(['English.', 'Project, chantier: non.']);
    } finally {
      writeIn('en');
    }
    expect(explain(error).list[1]).toBe('You do not have permission to save this project, Project.');
  });

  it('treats anything but a failed call as a fault of ours', () => {
    expect(explain(new TypeError('x is undefined')).text).toMatch(/^Sorry! We've encountered/);
  });
});

describe('a failed sign-in', () => {
  it.each([[['Request failed']], [[]]])(
    'AUTH027 ERR016 reads Incorrect credentials when the server says %j',
    (errors) => {
      expect(explainSignIn(refused(errors)).text).toBe('Incorrect credentials');
    },
  );

  it('AUTH026 ERR016 shows the first error of the server otherwise', () => {
    expect(explainSignIn(refused(['Account locked', 'B'])).text).toBe('Account locked');
  });

  it('distinguishes a lost network from wrong credentials', () => {
    expect(explainSignIn(new ApiError('network', { call: 'x' })).text).toMatch(/^Unable to contact/);
  });
});
