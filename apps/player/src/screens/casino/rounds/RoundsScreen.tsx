import { useAddressChoice } from '../../../features/address/use-address-choice.ts';
import { SignInFirst } from '../../../features/payments/sign-in/sign-in-first.ts';
import { usePlayer } from '../../../features/session/session-store.ts';
import { t, useLanguage } from '../../../i18n/i18n.ts';
import { SegmentedControl } from '../../../ui/control/SegmentedControl.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { RoundList } from './RoundList.tsx';
import styles from './rounds.module.css';

/** `/casino_rounds`: what one played, on either side of thirty days. */
export function RoundsScreen() {
  const player = usePlayer();
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  if (!player) return <SignInFirst title={t('casino.roundsTitle')} icon="dices" />;
  const age = parameters.get('age') === 'archived' ? 'archived' : 'recent';
  return (
    <section className={styles.page}>
      <PageTitle>{t('casino.roundsTitle')}</PageTitle>
      <SegmentedControl
        label={t('archive.age')}
        choices={[
          { id: 'recent', text: t('archive.recent') },
          { id: 'archived', text: t('archive.older') },
        ]}
        current={age}
        onChoose={(id) => choose('age', id === 'recent' ? '' : id)}
      />
      <RoundList key={`${player.id} ${language} ${age}`} age={age} />
    </section>
  );
}
