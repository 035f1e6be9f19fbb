import type { Words } from '../../words.ts';
import { fill } from '../../platform/i18n/fill.ts';

/** The one refund policy as a table; `values` are those of policyValues. */
export function RefundTable({
  words,
  values,
}: {
  words: Words['refunds'];
  values: Readonly<Record<string, string>>;
}) {
  return (
    <div className="card fact-table">
      <table>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td data-label={words.until}>{fill(row.until, values)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{fill(words.paidBack, values)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
