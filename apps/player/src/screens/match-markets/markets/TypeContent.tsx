import { type CSSProperties, useEffect } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import type { MarketType, Section } from '../arrangement/market-type.ts';
import { openType } from '../board/match-query.ts';
import styles from './markets.module.css';
import { SectionRows } from './SectionRows.tsx';
import { useHold } from './use-hold.ts';

type TypeContentProps = {
  type: MarketType;
  teams: Pick<MatchCard, 'home' | 'away'>;
  /** A price was held under the finger, or asked about with the other mouse button. */
  onHold: (selectionId: string) => void;
};

export function TypeContent({ type, teams, onHold }: TypeContentProps) {
  useEffect(() => openType(type), [type]);
  const hold = useHold(onHold);
  return (
    <div className={styles.content} {...hold}>
      {type.sections.map((section) => (
        <SectionBlock key={section.key} section={section} teams={teams} />
      ))}
      {type.note && <p className={styles.note}>{type.note}</p>}
    </div>
  );
}

type SectionBlockProps = { section: Section; teams: TypeContentProps['teams'] };

function SectionBlock({ section, teams }: SectionBlockProps) {
  const { title, words, heads, columns, rows } = section;
  const hasLabels = rows.some(({ label }) => label !== undefined);
  const names = { home: teams.home.name, away: teams.away.name };
  return (
    <fieldset
      className={classNames(styles.section, hasLabels && styles.lined)}
      style={{ '--columns': columns } as CSSProperties}
      aria-label={t('match.market', { ...names, market: words })}
    >
      {title && <p className={styles.sectionTitle}>{title}</p>}
      {heads.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          {hasLabels && <span />}
          {heads.map((head) => (
            <span key={head} className={styles.columnHead}>
              {head}
            </span>
          ))}
        </div>
      )}
      <SectionRows rows={rows} hasLabels={hasLabels} />
    </fieldset>
  );
}
