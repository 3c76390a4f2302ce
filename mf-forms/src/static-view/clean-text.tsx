import { useEffect, useRef } from 'react';
import { cleanHtml } from '../engine/clean-html.ts';

type CleanTextProps = { html: string; className: string | undefined };

export function CleanText({ html, className }: CleanTextProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.replaceChildren(cleanHtml(html)), [html]);
  return <section ref={place} className={className} />;
}
