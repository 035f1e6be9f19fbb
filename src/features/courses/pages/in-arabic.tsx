import type { CourseWords } from '../course.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { Zellige } from '../../../platform/ui/zellige.tsx';

/** The course told in Arabic on the English page: for her who reads this page with her daughter. */
export function InArabic({ words }: { words: CourseWords }) {
  return (
    <section lang="ar" dir="rtl" className="in-arabic">
      <div className="in-arabic-edge">
        <Zellige />
      </div>
      <div className="space-y-4 p-6 sm:p-8">
        <Heading level={2} size={2}>
          {words.name}
        </Heading>
        <p className="text-lg font-medium">{words.description}</p>
        {words.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
