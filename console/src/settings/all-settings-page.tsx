/** Every page of the settings, under its heading, with a line about what is there. */
import { usePermissions } from 'react-admin';
import { LinkGroup, LinkGroups, PageFrame } from '../layout/page-frame.tsx';
import { isNameIn } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';
import { sectionsFor } from '../pages/sections.ts';

export function AllSettingsPage() {
  const { nav, settings, secondFactor } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const pages = sectionsFor(permissions).find(({ section }) => section === 'settings')?.pages ?? [];
  const rowsOf = (name: string) =>
    pages.flatMap(({ group, name: page, to }) =>
      group === name
        ? [{ to, name: nav.pages[page], note: isNameIn(settings.notes, page) ? settings.notes[page] : '' }]
        : [],
    );
  const mine = { to: '/me', name: secondFactor.menu, note: settings.notes.me };
  return (
    <PageFrame title={nav.sections.settings}>
      <LinkGroups>
        {Object.entries(nav.groups).map(([group, name]) => (
          <LinkGroup key={group} name={name} rows={[...rowsOf(group), ...(group === 'team' ? [mine] : [])]} />
        ))}
      </LinkGroups>
    </PageFrame>
  );
}
