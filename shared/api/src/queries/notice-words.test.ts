// @vitest-environment jsdom
import { writeIn } from '@fieldspan/domain/page-language';
import { QueryClient } from '@tanstack/react-query';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { beginSession, endSession } from '../session.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notificationFeedQuery } from './notices.ts';

beforeEach(() =>
  beginSession({ apiKey: 'k', sessionToken: 't', userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false }),
);

afterEach(() => {
  writeIn('en');
  endSession();
});

it('words a notification that is a sentence in the language of the page, and shows others as they are', async () => {
  fakeServer(() => ({
    body: {
      data: [
        rowOf('Notification', {
          id: 2,
          message: 'Late: Fix the rail',
          sentence_json: JSON.stringify({ text: 'Late: {{1}}', values: ['Fix the rail'] }),
        }),
        rowOf('Notification', { id: 1, message: 'Service quote was rejected', sentence_json: null }),
      ],
    },
  }));
  writeIn('fr', (english) => (english === 'Late: {{1}}' ? 'En retard : {{1}}' : english));
  const { rows } = await new QueryClient().fetchQuery(notificationFeedQuery(1, 10));
  expect(rows.map(({ message }) => message)).toEqual(['En retard : Fix the rail', 'Service quote was rejected']);
});
