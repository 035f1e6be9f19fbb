import { Button } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { MySprint, SprintLoaded } from './sprint-page.ts';

type Props = { loaded: SprintLoaded; mine: MySprint };
type Partner = NonNullable<MySprint['partner']>;

function Lines({ partner, words }: { partner: Partner; words: SprintLoaded['words']['partner'] }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-ink-soft">{words.lines}</p>
      {partner.lines.length === 0 && <p className="text-ink-soft">{words.noLines}</p>}
      <ul className="grid gap-2">
        {partner.lines.map(({ label, line }) => (
          <li key={label} className="border-s-4 border-lilac ps-3">
            <span className="block text-xs text-ink-soft">{label}</span>
            <span dir="auto" className="break-words">
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What may be done when it does not go well; she is told of neither by name. */
function WaysOn({ loaded: { words, self }, mine }: Props) {
  const { partner: say } = words;
  return (
    <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      {(['silent', 'another'] as const).map((intent) => (
        <form key={intent} method="post" action={self} className="grid content-start gap-1">
          <input type="hidden" name="sprint" value={mine.startsOn} />
          <div>
            <Button kind="secondary" name="intent" value={intent}>
              {intent === 'silent' ? say.ask : say.change}
            </Button>
          </div>
          <p className="text-sm text-ink-soft">{intent === 'silent' ? say.askText : say.changeText}</p>
        </form>
      ))}
    </div>
  );
}

/** The one who reads her evening line, and whose line she reads. */
export function SprintPartner({ loaded, mine }: Props) {
  const { partner: say } = loaded.words;
  const { partner } = mine;
  return (
    <section aria-labelledby="partner" className="card grid gap-4 p-5 md:p-7">
      <Heading level={2} size={3} id="partner">
        {say.title}
      </Heading>
      {partner === null ? (
        <p className="text-ink-soft">{mine.wantsPartner ? say.waiting : say.none}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <a
              href={partner.href}
              className="text-lg font-semibold text-majorelle underline-offset-4 hover:underline"
            >
              <bdi>{partner.name}</bdi>
            </a>
            {partner.city !== '' && <bdi className="text-ink-soft">{partner.city}</bdi>}
            <span className="text-sm text-ink-soft">{partner.progress}</span>
          </p>
          <p className="border-s-4 border-saffron ps-3">
            <span className="block text-xs text-ink-soft">{say.goal}</span>
            <span dir="auto" className="break-words">
              {partner.goal}
            </span>
          </p>
          <Lines partner={partner} words={say} />
          {partner.silence !== null && <p className="font-semibold text-clay-ink">{partner.silence}</p>}
          <WaysOn loaded={loaded} mine={mine} />
        </>
      )}
    </section>
  );
}
