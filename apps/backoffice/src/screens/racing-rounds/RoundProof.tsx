import { CheckCircleOutlined, CloseCircleOutlined, LockOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { racingTexts } from '../../i18n/texts/racing.ts';
import { useText } from '../../i18n/use-text.ts';
import { CarPlates } from '../_racing/CarPlates.tsx';
import type { Round } from '../_racing/racing-words.ts';
import classes from './racing-rounds.module.css';
import { type Drawn, type Recomputed, recompute } from './recompute.ts';

export const proofKey = (drawn: Drawn) => ['racing-proof', drawn.id, drawn.seed] as const;

/** What was announced, what was opened, and the order that this page makes of it (GMO-03). */
export function RoundProof({ round }: { round: Round }) {
  const t = useText();
  const { commitment, salt, seed, refunded } = round;
  const isSealed = seed === '' && refunded === 0;
  return (
    <section className={classes.card} aria-labelledby="round-proof">
      <header className={classes.head}>
        <h2 id="round-proof">{t(racingTexts.proof)}</h2>
        {isSealed && (
          <span className={classes.verdict}>
            <LockOutlined aria-hidden="true" /> {t(racingTexts.sealed)}
          </span>
        )}
      </header>
      <dl className={classes.proof}>
        <Line name={t(racingTexts.commitment)}>
          <code>{commitment}</code>
        </Line>
        <Line name={t(racingTexts.salt)}>
          <code>{salt}</code>
        </Line>
        {seed !== '' && (
          <Line name={t(racingTexts.seed)}>
            <code>{seed}</code>
          </Line>
        )}
      </dl>
      {isSealed && <p>{t(racingTexts.seedSealed)}</p>}
      {seed !== '' && <Recomputation round={round} />}
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Recomputation({ round }: { round: Round }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: proofKey(round),
    queryFn: () => recompute(round),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <p>{t(racingTexts.checking)}</p>;
  return (
    <div className={classes.recomputed}>
      <span>{t(racingTexts.recomputed)}</span>
      <span>
        <CarPlates cars={data.finish} />
        <span className="visually-hidden">{data.finish.join(', ')}</span>
      </span>
      <Verdict recomputed={data} />
    </div>
  );
}

function Verdict({ recomputed: { commitment, order } }: { recomputed: Recomputed }) {
  const t = useText();
  if (commitment === 'agrees' && order !== 'differs') {
    return (
      <strong className={classes.verdict} data-verdict="agrees">
        <CheckCircleOutlined aria-hidden="true" /> {t(racingTexts.agrees)}
      </strong>
    );
  }
  return (
    <>
      <strong className={classes.verdict} data-verdict="differs">
        <CloseCircleOutlined aria-hidden="true" /> {t(racingTexts.differs)}
      </strong>
      {commitment === 'differs' && (
        <Alert type="error" showIcon title={t(racingTexts.commitmentDiffers)} />
      )}
      {order === 'differs' && <Alert type="error" showIcon title={t(racingTexts.orderDiffers)} />}
    </>
  );
}
