import { useId } from 'react';
import {
  type CountedGroup,
  type GameGroup,
  KEY_WORD_MAX,
  type Wanted,
} from '../../features/casino/find-games.ts';
import { categoryName } from '../../features/casino/game.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Pills } from '../../ui/control/Pills.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './casino.module.css';

type GameSearchProps = {
  words: string;
  onSearch: (words: string) => void;
  onLeave: () => void;
};

/** Finds while one types. */
export function GameSearch({ words, onSearch, onLeave }: GameSearchProps) {
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <label>
        <SpokenOnly>{t('casino.search')}</SpokenOnly>
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={KEY_WORD_MAX}
          placeholder={t('casino.search')}
          value={words}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onBlur={onLeave}
        />
      </label>
    </search>
  );
}

type GroupPillsProps = {
  groups: readonly CountedGroup[];
  wanted: Wanted;
  onChoose: (group: GameGroup) => void;
};

export function GroupPills({ groups, wanted, onChoose }: GroupPillsProps) {
  return (
    <div className={styles.groups}>
      <Pills
        label={t('casino.groups')}
        choices={groups.map(({ group, count }) => ({
          id: group,
          text: t('casino.counted', { name: groupName(group), count }),
        }))}
        current={wanted.group}
        onChoose={onChoose}
      />
    </div>
  );
}

function groupName(group: GameGroup): string {
  if (group === 'all' || group === 'favourites') return t(`casino.${group}`);
  return categoryName(group, currentLanguage());
}

type ProviderChoiceProps = {
  providers: readonly (readonly [string, string])[];
  provider: string;
  onChoose: (provider: string) => void;
};

/** A native list: of two providers or of fifty. */
export function ProviderChoice({ providers, provider, onChoose }: ProviderChoiceProps) {
  const id = useId();
  if (providers.length === 0) return null;
  return (
    <span className={styles.provider}>
      <label htmlFor={id}>
        <SpokenOnly>{t('casino.provider')}</SpokenOnly>
      </label>
      <select id={id} value={provider} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t('casino.allProviders')}</option>
        {providers.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
