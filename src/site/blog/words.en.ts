export const blog = {
  title: 'Blog',
  description:
    'Short, useful articles for people starting something of their own in Morocco: money, selling, content, languages.',
  heading: 'Articles for your project',
  lead: 'Short articles by our trainers, with full calculations and messages to copy.',
  filter: 'Articles about',
  all: 'All',
  tags: {
    money: 'Money',
    'e-commerce': 'Selling online',
    content: 'Content',
    freelance: 'Freelance',
    confidence: 'Confidence',
    learning: 'Learning',
  },
  /** The heading of the list of one tag. */
  about: (tag: string) => `Articles about ${tag.toLowerCase()}`,
  newest: 'Newest',
  earlier: 'More to read',
  read: 'Read the article',
  minutes: {
    one: '{n} min read',
    two: '{n} min read',
    few: '{n} min read',
    many: '{n} min read',
    other: '{n} min read',
  },
  by: (name: string) => `By ${name}`,
  published: 'Published',
  updated: (date: string) => `Updated ${date}`,
  empty: {
    title: 'Nothing here yet',
    text: 'We have not published an article about this yet.',
    action: 'See all articles',
  },
  /** While no article is published at all. */
  none: {
    title: 'The first article is being written',
    text: 'You will find it here. Until then, have a look at our courses.',
    action: 'Browse courses',
  },
  feed: {
    title: (site: string) => `${site}: blog`,
    action: 'New articles in a reading app (RSS)',
  },
  back: 'All articles',
  contents: 'In this article',
  tagged: 'About',
  share: {
    heading: 'Send this to someone who needs it',
    whatsapp: 'WhatsApp',
    linkedin: 'LinkedIn',
    email: 'E-mail',
  },
  course: {
    soon: 'Not open yet: leave your name and we will write to you once, on the day it opens.',
    none: {
      heading: 'Learn it in a course',
      text: 'Lessons you can follow from a phone, in Darija, Arabic or English.',
    },
  },
  related: 'Read next',
  missing: {
    title: 'Article not found',
    text: 'It may have moved, or part of the link is missing. All our articles are on one page.',
    action: 'See all articles',
  },
};
