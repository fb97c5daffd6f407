import { formatShillings, shillings } from '@kipute/domain/money/senti';
import { t } from '../../i18n/i18n.ts';
import { HeroCard, HeroRow } from '../../ui/hero/HeroCard.tsx';
import { Money } from '../../ui/Money.tsx';

const JACKPOT_POOL = shillings(200_000_000);
const JACKPOT_STAKE = shillings(1_000);
const REFERRAL_FREE_BET = shillings(7_000);

export function HomeHeroes() {
  return (
    <HeroRow>
      <HeroCard
        cloth="green"
        to="/string_ball/jackpot"
        icon="trophy"
        title={t('home.jackpot')}
        headline={<Money amount={JACKPOT_POOL} />}
        text={t('home.jackpotText', { stake: formatShillings(JACKPOT_STAKE) })}
        action={t('home.look')}
      />
      <HeroCard
        cloth="red"
        to="/aviator"
        icon="plane"
        title={t('home.aviator')}
        headline={t('home.aviatorHeadline')}
        text={t('home.aviatorText')}
        action={t('home.look')}
      />
      <HeroCard
        cloth="blue"
        to="/my_referrals"
        icon="gift"
        title={t('home.referral')}
        headline={<Money amount={REFERRAL_FREE_BET} />}
        text={t('home.referralText')}
        action={t('home.invite')}
      />
    </HeroRow>
  );
}
