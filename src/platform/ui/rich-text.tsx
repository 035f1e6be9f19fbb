import type { ReactNode } from 'react';

/** `[words](key)` is a link to `hrefs[key]`; text between backquotes reads left to right on every page. */
const marks = /\[([^\]]+)\]\((\w+)\)|`([^`]+)`/g;

type Hrefs = Readonly<Record<string, string>>;

/** A sentence with links. An unknown key leaves the words without a link. */
export function RichText({ text, hrefs }: { text: string; hrefs?: Hrefs }): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: whole, 1: label = '', 2: key = '', 3: code, index } of text.matchAll(marks)) {
    parts.push(text.slice(done, index));
    if (code === undefined) {
      parts.push(<LinkedWords key={index} label={label} href={hrefs?.[key]} />);
    } else {
      parts.push(
        <bdi key={index} dir="ltr">
          {code}
        </bdi>,
      );
    }
    done = index + whole.length;
  }
  return [...parts, text.slice(done)];
}

function LinkedWords({ label, href }: { label: string; href: string | undefined }) {
  const words = <RichText text={label} />;
  if (href === undefined) return words;
  return (
    <a href={href} className="link">
      {words}
    </a>
  );
}

/** The same sentence as plain text, for search engines. */
export const plainWords = (text: string): string =>
  text.replace(marks, (_whole, label?: string, _key?: string, code?: string) =>
    plainWords(label ?? code ?? ''),
  );
