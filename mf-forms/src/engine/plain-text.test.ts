// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('keeps the words and the lines of a paragraph', () => {
  expect(plainText('<p>Stop.</p><p><b>Look</b> &amp; listen.<br>Then go.</p>')).toBe('Stop.\nLook & listen.\nThen go.');
});

it('drops scripts and hidden content', () => {
  expect(plainText('a<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>b')).toBe('ab');
});
