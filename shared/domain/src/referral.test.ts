import { expect, it } from 'vitest';
import { referrerOf, referralLink, shareUrl } from './referral.ts';

it('CONST015 is the public site with the person’s slug after user-', () => {
  expect(referralLink('https://fieldspan.example', 'dana-reyes')).toBe(
    'https://fieldspan.example/?referral=user-dana-reyes',
  );
  expect(referralLink('https://fieldspan.example/start?from=app', 'dana')).toBe(
    'https://fieldspan.example/start?from=app&referral=user-dana',
  );
});

it('CONST016 is shared completely by mail, LinkedIn, Facebook and Twitter', () => {
  const link = referralLink('https://fieldspan.example/', 'dana & co');
  const carried = (['linkedin', 'facebook', 'twitter'] as const).map((site) => {
    const { searchParams } = new URL(shareUrl(site, link, 'Try it'));
    return searchParams.get('url') ?? searchParams.get('u');
  });
  expect(carried).toEqual([link, link, link]);
  expect(decodeURIComponent(shareUrl('email', link, 'Try it'))).toBe(`mailto:?subject=Try it&body=Try it\n\n${link}`);
});

it.each([
  ['referral=user-dana-reyes', 'dana-reyes'],
  ['referral=dana', undefined],
  ['referral=user-', undefined],
  ['', undefined],
])('the referrer is read from %j', (query, slug) => {
  expect(referrerOf(new URLSearchParams(query))).toBe(slug);
});
