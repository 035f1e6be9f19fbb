import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import { Button, ButtonLink } from '../../platform/ui/button.tsx';
import { FieldProblemText } from '../../platform/ui/field.tsx';
import { Notice } from '../../platform/ui/notice.tsx';
import { Heading } from '../../platform/ui/section.tsx';
import { specified } from '../../platform/ui/specified.ts';

/** All sentences of the site; '{}' stands for what is filled in. */
function* sentencesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function' && value.length === 1)
    yield String((value as (gap: string) => unknown)('{}'));
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* sentencesOf(inner);
}

test('each sentence with another wording in the specification is one of the site', () => {
  const site = new Set(sentencesOf(words.en));
  expect([...specified.keys()].filter((sentence) => !site.has(sentence))).toEqual([]);
});

test('a field’s problem says what is missing, and has the specification’s sentence in its title', () => {
  const { api, common } = words.en;
  for (const [problem, sentence] of Object.entries(api.fields)) {
    const said = common.fieldProblems[problem as keyof typeof api.fields];
    expect(specified.get(said)).toBe(sentence);
  }
  for (const { common: site } of Object.values(words))
    for (const said of Object.values(site.fieldProblems)) expect(said).not.toMatch(/please|من فضلك/iu);
  expect(
    renderToStaticMarkup(<FieldProblemText id="a" problem={common.fieldProblems['email-required']} />),
  ).toContain(`title="${api.fields['email-required']}"`);
});

test('a button has the specification’s wording of its label in its title, and no other button has a title', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/">Enrol now</ButtonLink>)).toContain('title="Enroll Now"');
  expect(renderToStaticMarkup(<Button>Get access</Button>)).toContain('title="Get Access Now"');
  expect(renderToStaticMarkup(<Button>Close</Button>)).not.toContain('title');
});

test('a heading and the first line of a notice have it too, with the name that stands in quotation marks', () => {
  const heading = <Heading level={1}>{words.en.payment.success.paidTitle}</Heading>;
  expect(renderToStaticMarkup(heading)).toContain('title="Payment Processed!"');
  const notice = <Notice tone="success" title={words.en.waitlist.success('Costs $1 “net”')} />;
  expect(renderToStaticMarkup(notice)).toContain(
    'title="Successfully joined the waitlist for &quot;Costs $1 “net”&quot;! We will be in touch."',
  );
  expect(renderToStaticMarkup(<Heading level={2}>Questions</Heading>)).not.toContain('title');
});
