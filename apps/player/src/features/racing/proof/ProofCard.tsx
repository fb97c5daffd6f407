import { useId, useMemo } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { dateText, timeText } from '../round/moment.ts';
import type { Round } from '../round/racing.ts';
import { downloadRound } from './export-round.ts';
import styles from './proof.module.css';
import { agrees, type Proof, proofOfRound } from './recompute.ts';

/** Step by step: what was published, what was opened, and what this very device makes of it. */
export function ProofCard({ round }: { round: Round }) {
  const titleId = useId();
  const proof = useMemo(() => proofOfRound(round), [round]);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Icon name="shield-check" size={18} />
        <h2 id={titleId}>{t('racing.proofOf', { issue: round.issue })}</h2>
        <Verdict proof={proof} />
      </header>
      <p className={styles.when}>
        {`${dateText(round.draw_time)} ${timeText(round.draw_time)} · ${round.id}`}
      </p>
      <ol className={styles.steps}>
        <li>
          <b>1</b>
          <div>
            {t('racing.step.commitment')}
            <Code name="SHA-256" value={round.commitment} />
            <Code name={t('racing.salt')} value={round.salt} />
          </div>
        </li>
        <li>
          <b>2</b>
          <div>
            {t(proof.kind === 'open' ? 'racing.step.seed' : `racing.step.seed.${proof.kind}`)}
            {proof.kind === 'open' && <OpenedSeed round={round} proof={proof} />}
          </div>
        </li>
        <li>
          <b>3</b>
          <div>
            {t(proof.kind === 'open' ? 'racing.step.order' : `racing.step.order.${proof.kind}`)}
            {proof.kind === 'open' && <Orders round={round} proof={proof} />}
          </div>
        </li>
      </ol>
      {proof.kind === 'open' && (
        <div className={styles.foot}>
          <p>{t('racing.proveElsewhere')}</p>
          <Button variant="outline" onClick={() => downloadRound(round)}>
            <Icon name="download" size={18} />
            {t('racing.download')}
          </Button>
        </div>
      )}
    </section>
  );
}

type Opened = Extract<Proof, { kind: 'open' }>;

function Verdict({ proof }: { proof: Proof }) {
  if (proof.kind !== 'open') return <Badge>{t(`racing.verdict.${proof.kind}`)}</Badge>;
  return agrees(proof) ? (
    <Badge tone="good" icon="check">
      {t('racing.agrees')}
    </Badge>
  ) : (
    <Badge tone="live" icon="x">
      {t('racing.differs')}
    </Badge>
  );
}

function OpenedSeed({ round, proof }: { round: Round; proof: Opened }) {
  return (
    <>
      <Code name={t('racing.seed')} value={round.seed} />
      <Code name={t('racing.seedHash')} value={proof.commitment} />
      <Sign
        isRight={proof.commitmentAgrees}
        words={t(proof.commitmentAgrees ? 'racing.hashAgrees' : 'racing.hashDiffers')}
      />
    </>
  );
}

function Orders({ round, proof }: { round: Round; proof: Opened }) {
  return (
    <>
      <CarOrder label={t('racing.orderMade')} order={proof.order} />
      <CarOrder label={t('racing.orderShown')} order={round.result} />
      <Sign
        isRight={proof.orderAgrees}
        words={t(proof.orderAgrees ? 'racing.orderAgrees' : 'racing.orderDiffers')}
      />
    </>
  );
}

function CarOrder({ label, order }: { label: string; order: readonly number[] }) {
  return (
    <div className={styles.order}>
      <small>{label}</small>
      <ol aria-label={label}>
        {order.map((car) => (
          <li key={car}>
            <CarBadge car={car} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Code({ name, value }: { name: string; value: string }) {
  return (
    <p className={styles.code}>
      {`${name}: `}
      <code>{value}</code>
    </p>
  );
}

function Sign({ isRight, words }: { isRight: boolean; words: string }) {
  return (
    <p className={styles.sign} data-right={isRight}>
      <Icon name={isRight ? 'check' : 'x'} size={16} />
      {words}
    </p>
  );
}
