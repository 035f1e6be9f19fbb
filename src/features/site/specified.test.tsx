import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import { Button, ButtonLink } from '../../platform/ui/button.tsx';
import { Notice } from '../../platform/ui/notice.tsx';
import { Heading } from '../../platform/ui/section.tsx';
import { specified } from '../../platform/ui/specified.ts';

test('each label with another wording in the specification is a label of the site', () => {
  const { common, product, workshops, joining, payment, waitlist } = words.en;
  const labels: unknown[] = [
    common.buttons.enrolNow,
    product.getPaid,
    workshops.register,
    joining.register.submit,
    payment.success.paidTitle,
    payment.cancel.text,
    waitlist.success('{}'),
  ];
  expect([...specified.keys()]).toEqual(labels);
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
