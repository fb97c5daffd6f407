import type { MatchCourse } from '../match-model.ts';

/** A course never changes, so what is seen of it is worked out once for all its markets. */
export function rememberViews<Course extends MatchCourse, View>(
  viewOf: (course: Course) => View,
): (course: Course) => View {
  const views = new WeakMap<Course, View>();
  return (course) => {
    const known = views.get(course);
    if (known) return known;
    const view = viewOf(course);
    views.set(course, view);
    return view;
  };
}
