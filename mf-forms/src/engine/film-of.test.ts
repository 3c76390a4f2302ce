import { expect, it } from 'vitest';
import { filmOf } from './film-of.ts';

it.each(['aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'])(
  '%s is shown in a frame of the player without cookies',
  (address) => {
    expect(filmOf(address)).toMatchObject({
      frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    });
  },
);

it('a video of another provider opens in a tab, under its host name', () => {
  expect(filmOf(' https://vimeo.com/76979871 ')).toEqual({
    page: 'https://vimeo.com/76979871',
    frame: null,
    host: 'vimeo.com',
  });
});

it.each(['', 'the safety film', 'javascript:alert(1)', 'http://', 'data:text/html,x'])(
  '“%s” is not a video',
  (text) => {
    expect(filmOf(text)).toBeNull();
  },
);
