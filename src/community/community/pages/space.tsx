import { data, redirect } from 'react-router';
import { isSpace, mayBegin } from '../space.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { BackLink, Pager } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';

import { CommunityFrame, SignOf } from './community-frame.tsx';
import { communityHead, missingHere, openCommunity, spaceSigns } from './open-community.ts';
import { PostCard } from './post-card.tsx';
import { PostForm, type Refused } from './text-forms.tsx';

type Args = ScreenArgs & { params: { space?: string } };

export async function loader(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, viewer, t, links, locale, url, quiet } = community;
  const space = args.params.space ?? '';
  if (!isSpace(space)) throw missingHere();
  const before = url.searchParams.get('before');
  const read = await academy.community.posts({ member, space, before });
  if (!read.ok) throw missingHere();
  const self = links.communitySpace(space);
  return {
    ...communityHead(t.communityInside.spaces[space].name, community),
    ...read,
    words: t.communityInside,
    links,
    locale,
    quiet,
    space,
    self,
    mayBegin: mayBegin(space, viewer),
    formKey: crypto.randomUUID(),
    isFirstPage: before === null,
    tooLarge: url.searchParams.get('picture') === 'too-large',
    older: read.next === null ? null : `${self}?before=${encodeURIComponent(read.next)}`,
  };
}

async function sentPicture(form: FormData): Promise<{ bytes: Uint8Array; alt: string } | null> {
  const file = form.get('picture');
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return null;
  return { bytes: new Uint8Array(await file.arrayBuffer()), alt: typedText(form, 'alt') };
}

export async function action(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, links } = community;
  const space = args.params.space ?? '';
  if (!isSpace(space)) throw missingHere();
  const form = await postedForm(args.request);
  const picture = await sentPicture(form);
  const body = typedText(form, 'body');
  const isAnonymous = form.get('anonymous') === 'yes';
  const key = typedText(form, 'key');
  const written = await academy.community.writePost({ member, space, key, body, isAnonymous, picture });
  if (written.ok) return redirect(links.communityPost(written.id), 303);
  switch (written.reason) {
    case 'no-access':
      return redirect(links.communityInside(), 303);
    case 'not-found':
    case 'not-here':
      return redirect(links.communitySpace(space), 303);
    default:
      return data<Refused>(
        {
          body,
          alt: typedText(form, 'alt'),
          isAnonymous,
          problem: written.reason,
          hadPicture: picture !== null,
        },
        { status: 422 },
      );
  }
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

const tooLargeOnly: Refused = {
  body: '',
  alt: '',
  isAnonymous: false,
  problem: 'picture-size',
  hadPicture: true,
};

/** The form is collapsed, unless it came back with a problem or the space is empty. A member restricted to reading sees until when
 * before typing. */
function Composer({ loaderData, actionData }: Props) {
  const { words, space, self, formKey, locale, quiet, tooLarge, posts, pinned } = loaderData;
  const refused = actionData ?? (tooLarge ? tooLargeOnly : null);
  if (quiet !== null && !actionData) return <Notice tone="warning">{words.post.closed(quiet)}</Notice>;
  const isEmpty = posts.length + pinned.length === 0;
  return (
    <div data-step="circle-post">
      <details className="circle-composer card" open={refused !== null || isEmpty}>
        <summary>
          <Icon name="pencil" size={20} />
          {words.spaces[space].write}
        </summary>
        <div className="border-t border-line p-4 sm:p-6">
          <PostForm
            action={self}
            formKey={formKey}
            space={space}
            words={words}
            locale={locale}
            refused={refused}
            quiet={quiet}
          />
        </div>
      </details>
    </div>
  );
}

export default function Space(props: Props) {
  const { frame, words, links, locale, space, posts, pinned, older, self, isFirstPage } = props.loaderData;
  const { name, text, empty } = words.spaces[space];
  const all = [...pinned, ...posts];
  return (
    <CommunityFrame
      frame={frame}
      back={<BackLink href={links.communitySpaces()} label={words.spacesPage.title} />}
      title={name}
      lead={text}
      sign={<SignOf {...spaceSigns[space]} />}
    >
      {props.loaderData.mayBegin && isFirstPage && <Composer {...props} />}
      {all.length === 0 && (
        <div className="grid gap-1 py-4">
          <Heading level={2} size={3}>
            {empty.title}
          </Heading>
          <p className="text-ink-soft">{empty.text}</p>
        </div>
      )}
      {all.map((post) => (
        <PostCard key={post.id} post={post} words={words} links={links} locale={locale} />
      ))}
      <Pager
        ways={[
          { href: isFirstPage ? null : self, label: words.list.newer },
          { href: older, label: words.list.older },
        ]}
      />
    </CommunityFrame>
  );
}
