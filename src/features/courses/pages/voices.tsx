import type { CourseWords } from '../course.ts';
import { Door } from '../../../platform/ui/door.tsx';
import type { Ground } from '../../../platform/ui/ground.ts';
import { Portrait } from '../../../platform/ui/portrait.tsx';

const grounds: readonly Ground[] = ['saffron', 'mint', 'clay'];

/** What learners say, each beside her own small door. For dark bands. */
export function Voices({ items }: { items: CourseWords['testimonials'] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {items.map((item, place) => (
        <li key={item.name}>
          <figure className="flex h-full flex-col justify-between gap-6 rounded-lg border border-ink-soft p-6">
            <blockquote className="text-lg">
              <p>{item.text}</p>
            </blockquote>
            <figcaption className="flex items-center gap-4">
              <Door ground={grounds[place % grounds.length] ?? 'saffron'} className="h-20 w-14 shrink-0">
                <Portrait name={item.portrait} alt="" />
              </Door>
              <span>
                <span className="block font-semibold">{item.name}</span>
                <span className="block text-sm text-mist">{item.city}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
