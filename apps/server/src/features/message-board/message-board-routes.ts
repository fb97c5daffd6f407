import { createHash } from 'node:crypto';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
} from '../../platform/http/handler.ts';
import { networkOfAddress } from '../../platform/network-of-address.ts';
import { readPhone } from '../players/index.ts';
import {
  type BoardMessage,
  insertBoardMessage,
  readBoardMessage,
  searchBoard,
} from './board-store.ts';
import {
  answerBoardMessage,
  type BoardDeps,
  closeBoardMessage,
  noteBoardMessage,
} from './decide-board-message.ts';

export type MessageBoardRoutes = HandlersFor<
  | 'message_board/add'
  | 'message_board/inquire'
  | 'message_board/answer'
  | 'message_board/close'
  | 'message_board/update_note'
>;

export function messageBoardRoutes(deps: BoardDeps): MessageBoardRoutes {
  const { database } = deps;
  const shown = async (id: string) => {
    const row = await readBoardMessage(database.read, idOfWire(id));
    return row ? answer(boardView(row)) : refuseWith('board-message-unknown');
  };
  return {
    'message_board/add': async ({ address: hidden, ...left }, context) => {
      if (left.content === '') return refuseWith('message-board-empty');
      // Only a machine fills in what nobody sees, and it need not learn that it was found out.
      if (hidden === '') await leave(deps, left, context);
      return answer(null);
    },
    'message_board/inquire': async ({ page, page_size, state, user_id, content }) => {
      const playerId = user_id === undefined ? undefined : idOfWire(user_id);
      const wanted = { state, playerId, words: content };
      const { rows, count } = await searchBoard(database.office, wanted, {
        ...{ page, pageSize: page_size },
      });
      return answerPage(rows.map(boardView), count);
    },
    'message_board/answer': async ({ id, answer: words, by_sms }, context) => {
      const done = await answerBoardMessage(deps, context, {
        ...{ id: idOfWire(id), words, bySms: by_sms === 1 },
      });
      return done.ok ? shown(id) : refuseWith(done.refusal);
    },
    'message_board/close': async ({ id, reason }, context) => {
      const done = await closeBoardMessage(deps, context, { id: idOfWire(id), reason });
      return done.ok ? shown(id) : refuseWith(done.refusal);
    },
    'message_board/update_note': async ({ id, note }, context) => {
      const done = await noteBoardMessage(deps, context, { id: idOfWire(id), note });
      return done.ok ? shown(id) : refuseWith(done.refusal);
    },
  };
}

type Left = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
};

/** The same words of the same sender on one day of East Africa are one message (BRD-03). */
async function leave(
  { database, clock }: BoardDeps,
  { name, phone, email, content }: Left,
  { caller, address, locale }: CallContext,
): Promise<void> {
  const now = clock.now();
  const playerId = caller.kind === 'player' ? caller.playerId : null;
  const network = networkOfAddress(address);
  const sender = playerId === null ? network : `player ${playerId}`;
  const parts = [sender, eatDayOf(now.getTime()), phone, email, content];
  const sameness = createHash('sha256').update(JSON.stringify(parts)).digest();
  const language = locale === 'sw' ? 'sw' : 'en';
  await database.transact((tx) =>
    insertBoardMessage(tx, {
      // As the SMS gateway wants it, where it is a number at all.
      ...{ name, phone: readPhone(phone) ?? phone, email, content, language },
      ...{ playerId, network, sameness, createdAt: now },
    }),
  );
}

function boardView(row: BoardMessage): CallContent<'message_board/answer'> {
  const { answeredBy, answeredByName } = row;
  return {
    id: row.id.toString(),
    state: row.state,
    name: row.name,
    phone: row.phone === '' ? '' : maskedPhone(row.phone),
    email: row.email,
    content: row.content,
    language: row.language,
    user_id: row.playerId?.toString() ?? null,
    created_at: row.createdAt.toISOString(),
    answer: row.answer ?? '',
    answered_by:
      answeredBy === null ? null : { id: answeredBy.toString(), name: answeredByName ?? '' },
    answered_at: row.answeredAt?.toISOString() ?? null,
    answered_inbox: row.answeredInbox ? 1 : 0,
    answered_sms: row.answeredSms ? 1 : 0,
    can_sms: readPhone(row.phone) === undefined ? 0 : 1,
    note: row.note,
  };
}
