import { data, redirect } from 'react-router';
import { mayAddCodes, maySeeAccessCodes } from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { OfficeCard, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';

const countFrom = (query: URLSearchParams, name: string): number =>
  Math.min(1_000_000, Number(/^\d{1,7}$/.exec(query.get(name) ?? '')?.[0] ?? 0));

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, maySeeAccessCodes);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, url, staff, allowed } = office;
  const [pools, courses] = allowed ? await Promise.all([academy.staff.pools(), academy.courses()]) : [[], []];
  const names = new Map(courses.map(({ course }) => [course.slug, course.words[locale].name]));
  const query = url.searchParams;
  const words = say.staff.codes;
  const page = {
    ...officeHead(words.title, office),
    words,
    allowed,
    mayAdd: mayAddCodes(staff),
    self: links.staffAccessCodes(),
    done: query.has('added')
      ? words.added(countFrom(query, 'added'), countFrom(query, 'skipped'), countFrom(query, 'served'))
      : null,
    // Where learners wait comes first, then where codes run out.
    pools: pools
      .map((pool) => ({ ...pool, name: names.get(pool.itemSlug) ?? pool.itemSlug }))
      .sort((one, other) => other.waiting - one.waiting || one.free - other.free),
  };
  return data(page, { status: allowed ? 200 : 403 });
}

export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayAddCodes);
  if (office.elsewhere) return office.elsewhere;
  const { academy, links, staff, allowed } = office;
  if (!allowed) return redirect(links.staffAccessCodes(), 303);
  const form = await postedForm(args.request);
  const itemSlug = form.get('item');
  const codes = form.get('codes');
  if (typeof itemSlug !== 'string' || typeof codes !== 'string')
    return redirect(links.staffAccessCodes(), 303);
  const { added, skipped, served } = await academy.staff.addAccessCodes({
    itemSlug,
    codes: codes.split(/\r\n|\r|\n/),
    staff,
  });
  const told = new URLSearchParams({ added: `${added}`, skipped: `${skipped}`, served: `${served}` });
  return redirect(`${links.staffAccessCodes()}?${told.toString()}`, 303);
}

type Loaded = DataOf<typeof loader>;

function Pool({ pool, loaded }: { pool: Loaded['pools'][number]; loaded: Loaded }) {
  const { words, self, mayAdd } = loaded;
  return (
    <OfficeCard title={<bdi>{pool.name}</bdi>}>
      <p className="flex flex-wrap gap-2">
        <Badge tone={pool.free > 0 ? 'success' : 'warning'}>
          {pool.free} {words.free}
        </Badge>
        <Badge>
          {pool.taken} {words.taken}
        </Badge>
        {pool.waiting > 0 && (
          <Badge tone="error">
            {pool.waiting} {words.waiting}
          </Badge>
        )}
      </p>
      {mayAdd && (
        <form method="post" action={self} className="grid gap-4">
          <input type="hidden" name="item" value={pool.itemSlug} />
          <TextField
            name="codes"
            id={`codes-${pool.itemSlug}`}
            label={words.add}
            hint={words.addHint}
            rows={4}
            dir="ltr"
            required
          />
          <div>
            <Button kind="secondary">{words.submit}</Button>
          </div>
        </form>
      )}
    </OfficeCard>
  );
}

export default function AccessCodes({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, pools, done, allowed, mayAdd } = loaderData;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {done !== null && <Notice tone="success">{done}</Notice>}
      {!mayAdd && <Notice tone="info">{words.mayNotAdd}</Notice>}
      {pools.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <div className="grid gap-5 lg:grid-cols-2">
        {pools.map((pool) => (
          <Pool key={pool.itemSlug} pool={pool} loaded={loaderData} />
        ))}
      </div>
    </OfficeFrame>
  );
}
