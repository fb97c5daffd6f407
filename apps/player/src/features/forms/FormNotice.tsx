import { Notice } from '../../ui/state/Notice.tsx';
import { textOf, type Words } from './submission.ts';

/** What a form has to say that is about no field of it. */
export function FormNotice({ words }: { words: Words | undefined }) {
  if (words === undefined) return null;
  return (
    <Notice tone="danger" icon="triangle-alert" role="alert">
      {textOf(words)}
    </Notice>
  );
}
