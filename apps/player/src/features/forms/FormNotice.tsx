import { Notice } from '../../ui/state/Notice.tsx';
import { textOf, type Words } from './submission.ts';

/** A message of a form that belongs to none of its fields. */
export function FormNotice({ words }: { words: Words | undefined }) {
  if (words === undefined) return null;
  return (
    <Notice tone="danger" icon="triangle-alert" role="alert">
      {textOf(words)}
    </Notice>
  );
}
