/** An association buys seats in French: quote, invoice, transfer, seats, and what its leader sees of those who sit there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../support/extent.ts';
import { startForVisitors } from '../support/built-academy.ts';
import { Visitor } from '../support/visitor.ts';
import { askStaff, emailTo, newLearner, signIn, staff } from '../support/visits.ts';

const french = (label: string) => ({ en: label, ar: label, fr: label });
const registration = ['RC', 'ICE', 'IF'].map((label) => ({ label: french(label), value: '001234567000089' }));
const company = {
  kind: 'company',
  name: 'Tissage du Rif',
  ice: '001 234 567 000089',
  address: '4 avenue Hassan II, Tétouan',
  contactName: 'Hind Alami',
  contactEmail: 'hind@rif.example',
  contactPhone: '',
  locale: 'fr',
};

describe.skipIf(!withServer)('an organisation', () => {
  let academy: Awaited<ReturnType<typeof startForVisitors>>;
  let console: Visitor;
  let id = '';
  const visitor = () => new Visitor(academy.origin);
  const press = async (path: string, json: object) =>
    askStaff(console, 'POST', `/organisations${path}`, json);
  const whole = async () => (await askStaff(console, 'GET', `/organisations/${id}`)).body;
  const deal = async () => (await whole()).deals[0];
  const addressIn = (html: string, part: string): string =>
    new RegExp(`${academy.origin}(/fr/${part}/[\\w-]+)`).exec(html)?.[1] ?? '';

  beforeAll(async () => {
    academy = await startForVisitors();
    console = await staff('owner@derb.example', visitor());
    ({ id } = (await press('', company)).body);
  }, 120_000);
  afterAll(() => academy.stop());

  it('is invoiced once the academy has written all that the law asks', async () => {
    const courseSlug = 'ecommerce-mastery';
    const quote = { courseSlug, seats: '5', price: '1 000', validUntil: '2099-01-01' };
    const set = async (changes: object) => {
      const { body } = await askStaff(console, 'GET', '/catalogue/settings/records/academy');
      const saved = await askStaff(console, 'PUT', '/settings', { basedOn: body.revision, changes });
      expect(saved.status).toBe(200);
    };
    expect(await press(`/${id}/quotes`, quote)).toMatchObject({
      status: 422,
      body: { fields: { price: 'no-vat' } },
    });
    await set({ vatState: 'subject', vatPercent: 20 });
    expect((await press(`/${id}/quotes`, quote)).status).toBe(200);
    const invoice = `/deals/${(await deal()).id}/invoice`;
    expect(await press(invoice, {})).toMatchObject({
      status: 409,
      body: { detail: { missing: 'rc ice if' } },
    });
    await set({ registration });
    expect((await press(invoice, {})).status).toBe(200);
    const payment = { kind: 'invoice', amount: '6 000,00', day: '2026-01-05', reference: 'VIR 4512' };
    const paths = `/deals/${(await deal()).id}/payment`;
    expect((await press(paths, payment)).status).toBe(200);
    expect((await press(paths, payment)).status).toBe(409);
  });

  it('gives its seats to those it names, who say whether their name is seen; its leader sees no more', async () => {
    const [hidden, seen] = [newLearner(), newLearner()];
    const list = { emails: `${hidden.email}; ${seen.email}` };
    expect((await press(`/deals/${(await deal()).id}/invitations`, list)).body).toEqual({ invited: 2 });
    for (const who of [hidden, seen]) {
      const learner = visitor();
      const seat = addressIn(await emailTo(learner, who.email, 'Prendre ma place'), 'seats');
      expect((await learner.open(seat)).text).toContain('Tissage du Rif');
      expect((await signIn(learner, who.email, { locale: 'fr', next: seat })).address).toContain(seat);
      const typed = { name: `${who === seen ? 'Visible' : 'Cachée'} Bennani` };
      const { address } = await learner.send({ ...typed, ...(who === seen && { shows: 'yes' }) });
      expect(address).toContain('/fr/account');
      expect((await learner.open(seat)).text).toContain('Cette place est la vôtre');
      expect((await learner.open('/fr/account/data')).text).toContain('Tissage du Rif');
    }
    const leader = visitor();
    const address = addressIn(
      await emailTo(leader, company.contactEmail, 'Ouvrir notre page'),
      'organisations',
    );
    const page = await leader.open(address);
    expect(page.text).toContain('Visible Bennani');
    for (const secret of ['Cachée', hidden.email, seen.email]) expect(page.text).not.toContain(secret);
    const answer = await leader.ask(address);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(page.$('meta[name=robots]').attr('content')).toContain('noindex');
    const paper = await leader.ask(`${address}/F-${new Date().getFullYear()}-0001.pdf`);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect((await leader.ask(`${address}/F-2026-0002.pdf`)).status).toBe(404);
  });
});
