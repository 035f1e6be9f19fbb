import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import { Button, ButtonLink } from '../../platform/ui/button.tsx';
import { FieldProblemText } from '../../platform/ui/field.tsx';
import { specified } from '../../platform/ui/specified.ts';

test('each label with another wording in the specification is a label of the site', () => {
  const { common, product, workshops } = words.en;
  const labels: unknown[] = [common.buttons.enrolNow, product.getPaid, workshops.register];
  expect([...specified.keys()]).toEqual(expect.arrayContaining(labels));
});

test('a field’s problem says what is missing, and has the specification’s sentence in its title', () => {
  const { api, common } = words.en;
  for (const [problem, sentence] of Object.entries(api.fields)) {
    const said = common.fieldProblems[problem as keyof typeof api.fields];
    expect(said).not.toMatch(/please/iu);
    expect(specified.get(said)).toBe(sentence);
  }
  expect(
    renderToStaticMarkup(<FieldProblemText id="a" problem={common.fieldProblems['email-required']} />),
  ).toContain(`title="${api.fields['email-required']}"`);
});

test('a button has the specification’s wording of its label in its title, and no other button has a title', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/">Enrol now</ButtonLink>)).toContain('title="Enroll Now"');
  expect(renderToStaticMarkup(<Button>Get access</Button>)).toContain('title="Get Access Now"');
  expect(renderToStaticMarkup(<Button>Close</Button>)).not.toContain('title');
});
