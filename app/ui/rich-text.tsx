import { Fragment, type ReactNode } from 'react';

/** `[words](key)` is a link to `hrefs[key]`; what stands between backquotes reads from left to right on every page. */
const marks = /\[([^\]]+)\]\((\w+)\)|`([^`]+)`/g;

/** A sentence of the content with its links. An unknown key leaves the words without a link. */
export function RichText({ text, hrefs = {} }: { text: string; hrefs?: Readonly<Record<string, string>> }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: whole, 1: label, 2: key = '', 3: code, index } of text.matchAll(marks)) {
    const href = hrefs[key];
    parts.push(text.slice(done, index));
    if (code !== undefined) parts.push(<bdi dir="ltr">{code}</bdi>);
    else if (label !== undefined) {
      const words = <RichText text={label} />;
      parts.push(
        href === undefined ? (
          words
        ) : (
          <a href={href} className="link">
            {words}
          </a>
        ),
      );
    }
    done = index + whole.length;
  }
  parts.push(text.slice(done));
  return parts.map((part, place) => <Fragment key={`${place}`}>{part}</Fragment>);
}

/** The same sentence as plain words, for search engines. */
export const plainWords = (text: string): string =>
  text.replace(marks, (_whole, label?: string, _key?: string, code?: string) =>
    plainWords(label ?? code ?? ''),
  );
