import { Drawer } from 'antd';
import { playerTextTexts } from '../../../i18n/texts/player-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailed } from '../../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../../shell/PageSkeleton.tsx';
import { useVersion, type VersionWords, type Words } from '../use-text-page.ts';
import classes from './history.module.css';
import { differenceOf, type Line, linesOf, nearChanges } from './text-difference.ts';

type VersionDifferenceProps = { id: string; before: number; after: number; onClose: () => void };

/** Two versions beside each other, in both languages, word by word. */
export function VersionDifference({ id, before, after, onClose }: VersionDifferenceProps) {
  const t = useText();
  const older = useVersion(id, before);
  const newer = useVersion(id, after);
  const failed = [older, newer].find(({ isError }) => isError);
  return (
    <Drawer
      open
      size="large"
      title={t(playerTextTexts.compareTitle, { before, after })}
      onClose={onClose}
    >
      {failed && <LoadFailed place="part" onRetry={() => void failed.refetch()} />}
      {!failed && !(older.data && newer.data) && <PageSkeleton />}
      {older.data && newer.data && <Both older={older.data} newer={newer.data} />}
    </Drawer>
  );
}

function Both({ older, newer }: { older: VersionWords; newer: VersionWords }) {
  const t = useText();
  return (
    <>
      <h3>{t(playerTextTexts.swahili)}</h3>
      <Difference before={older.sw} after={newer.sw} />
      <h3>{t(playerTextTexts.english)}</h3>
      <Difference before={older.en} after={newer.en} />
    </>
  );
}

const readable = ({ title, body, keywords }: Words): readonly string[] => [
  ...[title, keywords ?? ''].filter(Boolean),
  ...linesOf(body),
];

function Difference({ before, after }: { before: Words; after: Words }) {
  const t = useText();
  const lines = differenceOf(readable(before), readable(after));
  const isSame = lines.every((line) => line.every(({ kind }) => kind === 'same'));
  if (isSame) return <p className={classes.same}>{t(playerTextTexts.noDifference)}</p>;
  return (
    <div className={classes.difference}>
      {nearChanges(lines).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same.
        <p key={place}>{line ? <Pieces line={line} /> : '⋯'}</p>
      ))}
    </div>
  );
}

/** What is marked by its colour is said as well: `ins` and `del` have a meaning of their own. */
function Pieces({ line }: { line: Line }) {
  return line.map(({ kind, text }, place) => {
    const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice in a line.
    return <Tag key={place}>{text}</Tag>;
  });
}
