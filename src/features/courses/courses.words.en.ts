export const en = {
  head: {
    title: 'Courses',
    description:
      'Courses in e-commerce, fashion business, content and languages, taught in Darija and English, made for the phone.',
  },
  kicker: 'All courses',
  heading: 'Choose your craft',
  lead: 'Each door is a course with a start, an end and a trainer who answers. See the price before you give your name.',
  filters: { label: 'Filter courses', all: 'All', virtual: 'Virtual' },
  search: {
    label: 'Search courses by name',
    placeholder: 'Search by name',
    submit: 'Search',
    clear: 'Clear the search',
  },
  results: {
    heading: 'Courses',
    count: {
      one: '{n} course',
      two: '{n} courses',
      few: '{n} courses',
      many: '{n} courses',
      other: '{n} courses',
    },
    empty: 'No courses found. Please try a different search.',
    emptyHint: 'Check the spelling, or look at everything we teach.',
    showAll: 'Show all courses',
  },
  /** While there is no course at all. */
  none: {
    title: 'The first courses are being prepared',
    text: 'You find them here as soon as they are ready. Until then, the community is open to you.',
    action: 'See the community',
  },
  host: {
    title: 'Is one of these doors yours?',
    text: 'You know a craft and can explain it. Bring the course; we bring the learners and the rest.',
    action: 'Host your course',
  },
  campaign: { endsAt: (moment: string) => `Until ${moment}`, left: 'Time left' },
  card: {
    comingSoon: 'Coming soon',
    closedForSale: 'Not on sale at the moment',
    virtual: 'Virtual',
    openEnrolment: 'Open enrolment',
    full: 'Full',
    starts: (date: string) => `Starts ${date}`,
    about: (course: string) => ` about ${course}`,
    of: (course: string) => `: ${course}`,
    seats: {
      one: 'Only {n} seat left',
      two: 'Only {n} seats left',
      few: 'Only {n} seats left',
      many: 'Only {n} seats left',
      other: 'Only {n} seats left',
    },
    rating: (mean: string, reviews: string) => `Rated ${mean} of 5 in ${reviews}`,
    reviews: {
      one: '{n} review',
      two: '{n} reviews',
      few: '{n} reviews',
      many: '{n} reviews',
      other: '{n} reviews',
    },
    weeks: { one: '{n} week', two: '{n} weeks', few: '{n} weeks', many: '{n} weeks', other: '{n} weeks' },
  },
};
