// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { look, noteAnswer } from '@fieldspan/api/reach';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showField } from './testing/show-field.tsx';

beforeEach(() => {
  signInAfresh();
  fakeServer(() => ({ body: { data: [] } }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const user = userEvent.setup();

describe('what the template shows', () => {
  it('FORM071 FORM081 a text without scripts and styles', async () => {
    const html =
      '<div><span style="color:red" onclick="x()">a</span><script>document.title = "x"</script></div><p>b</p>';
    const preset = `${html}<style>p{}</style><link rel="stylesheet">`;
    await act(async () => void showField({ type: 'static-paragraph', default: preset }));
    const text = await screen.findByText('b');
    const place = text.parentElement;
    expect(place?.textContent).toContain('a');
    expect(place?.querySelector('div, span, script, style, link, [style], [onclick]')).toBeNull();
    expect(document.title).not.toBe('x');
  });

  it('FORM072 a video in a frame, on request; opening it answers a required one', async () => {
    const { answer } = showField({ type: 'youtube-video', default: 'https://youtu.be/aqz-KE-bpKQ' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(document.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    expect(answer()).toEqual({ value: 1 });
  });

  it('FORM072 a video that cannot be framed is a link, which answers as well', async () => {
    const { answer } = showField({ type: 'youtube-video', default: 'https://vimeo.com/76979871' });
    expect(screen.getByText('This video is shown by vimeo.com alone.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the video in a new tab' });
    expect(link.getAttribute('href')).toBe('https://vimeo.com/76979871');
    await user.click(link);
    expect([document.querySelector('iframe'), answer()]).toEqual([null, { value: 1 }]);
  });

  it('FORM072 FORM074 without a network no frame is shown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await act(() => look());
    showField({ type: 'youtube-video', default: 'aqz-KE-bpKQ' });
    expect(screen.getByText('The video can be played when the connection is back.')).toBeDefined();
    cleanup();
    showField({ type: 'medical-facility-location' }, { value: { name: 'General Hospital', address: '' } });
    const button = screen.getByRole('button', { name: 'The map shows when the connection is back' });
    expect(button).toHaveProperty('disabled', true);
    await act(async () => noteAnswer());
    expect(screen.getByRole('button', { name: 'Show the way on a map' })).toHaveProperty('disabled', false);
  });

  it('says that a field type of a later version cannot be shown', () => {
    showField({ type: 'hologram' });
    expect(screen.getByText(/cannot show a field of the type “hologram”/)).toBeDefined();
  });
});

describe('where the work is', () => {
  const record = {
    id: 12,
    slug: 'stone-road',
    job_num: 'J-1',
    job_name: 'Stone Road',
    customer_name_cache: null,
    address: '1 Stone Road',
    city: 'Guelph',
    province: 'ON',
    country: null,
    postal_code: null,
    lat: 43.5,
    long: -80.2,
    User: [],
    User_more: false,
  };
  const site = { kind: 'job' as const, record, people: [{ name: 'Ana Silva', phone: '519 555 0101' }] };

  it('FORM074 a facility, and directions from the site', async () => {
    const { answer } = showField({ type: 'medical-facility-location' }, { site });
    await user.type(screen.getByLabelText('Name of the facility'), 'General Hospital');
    await user.type(screen.getByLabelText('Address'), '115 Delhi St');
    expect(answer()?.value).toEqual({ name: 'General Hospital', address: '115 Delhi St', lat: null, lng: null });
    const maps = screen.getByRole('link', { name: 'Open in maps' });
    expect(maps.getAttribute('href')).toContain('origin=43.5%2C-80.2');
    await user.click(screen.getByRole('button', { name: 'Show the way on a map' }));
    expect(document.querySelector('iframe')?.src).toContain('saddr=43.5%2C-80.2');
    await user.clear(screen.getByLabelText('Name of the facility'));
    await user.clear(screen.getByLabelText('Address'));
    expect(answer()?.value).toBe('');
  });

  it('FORM076 stores the numbers of the day', async () => {
    const { answer } = showField({ type: 'personnel-phone-list' }, { site });
    expect((await screen.findByRole('link', { name: '519 555 0101' })).getAttribute('href')).toBe('tel:5195550101');
    await waitFor(() => expect(answer()?.value).toEqual(site.people));
  });

  it('FORM076 shows the stored numbers, even if they have changed since', () => {
    showField({ type: 'personnel-phone-list' }, { site, value: [{ name: 'Bo', phone: '' }] });
    expect(screen.getByText('Bo')).toBeDefined();
    expect(screen.queryByText('Ana Silva')).toBeNull();
  });
});

describe('widgets of other remotes', () => {
  const PICTURE = { id: 4, slug: 'p', filename: 'p.png', width: 1, height: 1 };

  it('FORM069 FORM070 FORM075 a widget that cannot be loaded leaves the rest of the form usable, and its answer unchanged', async () => {
    const { answer } = showField({ type: 'image' }, { value: [PICTURE] });
    const group = await screen.findByRole('group', { name: 'Q' });
    expect(within(group).getByText(/1 picture is kept with the form/)).toBeDefined();
    expect(answer()?.value).toEqual([PICTURE]);
    cleanup();
    for (const type of ['whiteboard', 'weather']) {
      showField({ type });
      expect((await screen.findAllByText(/The rest of the form is not affected/)).length).toBeGreaterThan(0);
      cleanup();
    }
  });

  it('FORM073 a library file is shown by its name, can be opened, and removed', async () => {
    const showFiles = vi.fn();
    const value = {
      id: 9,
      file_id: 4,
      caption: 'Fall plan',
      LibraryUpload: { id: 4, slug: 's', filename: 'f.pdf', original_filename: 'plan.pdf', thumb_filename: null },
    };
    const { answer } = showField({ type: 'library-file' }, { value, host: { showFiles } });
    await user.click(screen.getByRole('button', { name: /Fall plan/ }));
    expect(showFiles).toHaveBeenCalledWith(
      [{ uploadId: 4, filename: 'f.pdf', name: 'Fall plan', alt: 'Fall plan' }],
      0,
    );
    expect(JSON.stringify(answer())).not.toContain('token');
    await user.click(screen.getByRole('button', { name: 'Take out' }));
    expect(answer()?.value).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined();
  });
});
