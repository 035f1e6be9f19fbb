import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import { Button, ButtonLink } from '../../platform/ui/button.tsx';
import { specified } from '../../platform/ui/specified.ts';

test('each label with another wording in the specification is a label of the site', () => {
  const { common, product, workshops } = words.en;
  const labels: unknown[] = [common.buttons.enrolNow, product.getPaid, workshops.register];
  expect([...specified.keys()]).toEqual(labels);
});

test('a button has the specification’s wording of its label in its title, and no other button has a title', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/">Enrol now</ButtonLink>)).toContain('title="Enroll Now"');
  expect(renderToStaticMarkup(<Button>Get access</Button>)).toContain('title="Get Access Now"');
  expect(renderToStaticMarkup(<Button>Close</Button>)).not.toContain('title');
});
