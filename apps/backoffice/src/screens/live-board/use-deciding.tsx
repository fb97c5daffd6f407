import type { DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { Modal } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { inLanguage } from './board-state.ts';
import { useSealing } from './use-live-board.ts';

export type Deciding = ReturnType<typeof useDeciding>;

/** Sealing one match acts at once; whatever opens prices, or seals many, asks before. */
export function useDeciding(isLocked: boolean) {
  const t = useText();
  const language = useLanguage();
  const { decide, isBusy } = useSealing();
  const [asked, setAsked] = useState<{ readonly of: readonly DeskMatch[]; readonly to: 0 | 1 }>();
  const close = () => setAsked(undefined);
  const question =
    asked &&
    (asked.to === 1
      ? t(liveBoardTexts.sealAllAsk, { count: asked.of.length })
      : t(liveBoardTexts.unsealAsk, {
          match: inLanguage(asked.of[0]?.name ?? { sw: '', en: '' }, language),
        }));
  return {
    isLocked: isLocked || isBusy,
    ask: (of: readonly DeskMatch[], to: 0 | 1) => setAsked({ of, to }),
    turn: (match: DeskMatch) => {
      if (isLocked || isBusy) return;
      if (match.sealed === 'by-hand') setAsked({ of: [match], to: 0 });
      else void decide([match], 1);
    },
    dialog: (
      <Modal
        open={asked !== undefined}
        title={question}
        okText={t(liveBoardTexts.yes)}
        cancelText={t(liveBoardTexts.no)}
        okButtonProps={{ danger: asked?.to === 1, disabled: isLocked }}
        confirmLoading={isBusy}
        onCancel={close}
        onOk={() => asked && void decide(asked.of, asked.to).then(close)}
      />
    ),
  };
}

/** J and K walk, Enter opens, S seals: as everywhere in the office. */
export function useWalking(matches: readonly DeskMatch[], deciding: Deciding) {
  const may = useMay();
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const step = (by: 1 | -1) => {
    const at = matches.findIndex(({ id }) => id === chosen);
    const next = matches[Math.max(0, Math.min(matches.length - 1, at + by))];
    if (next) setChosen(next.id);
  };
  const one = matches.find(({ id }) => id === chosen);
  const sealKeys = [
    {
      keys: 's',
      title: liveBoardTexts.sealMatch,
      run: () => one?.sealed !== 'by-hand' && one && deciding.turn(one),
    },
    {
      keys: 'u',
      title: liveBoardTexts.unsealMatch,
      run: () => one?.sealed === 'by-hand' && deciding.turn(one),
    },
  ];
  useKeys([
    { keys: 'j', title: liveBoardTexts.next, run: () => step(1) },
    { keys: 'k', title: liveBoardTexts.previous, run: () => step(-1) },
    { keys: 'Enter', title: liveBoardTexts.look, run: () => setOpened(chosen) },
    ...(may('match/update_suspended') ? sealKeys : []),
  ]);
  return { chosen, setChosen, opened, setOpened };
}

/** The same function at each drawing, or every row would be drawn anew each second. */
export function useLatest<Argument>(
  act: (argument: Argument) => void,
): (argument: Argument) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((argument) => latest.current(argument), []);
}
