import { campaignsOf } from '../features/campaigns/index.ts';
import { forgetChat, ownChatOf } from '../features/chat/index.ts';
import { forgetBoardMessages, ownBoardMessagesOf } from '../features/message-board/index.ts';
import type { PersonalDataDeps } from '../features/personal-data/index.ts';
import { invitationsOf } from '../features/referrals/index.ts';
import { forgetWinnerChoice, winnerChoiceOf } from '../features/winners/index.ts';

/**
 * What features above and beside personal data hold of a player. Whatever keeps a line about a
 * person is named here, or is no part of the document and survives the forgetting.
 */
export const upperData: PersonalDataDeps['upper'] = {
  chatOf: ownChatOf,
  boardOf: ownBoardMessagesOf,
  ...{ invitationsOf, campaignsOf, winnerChoiceOf },
  forget: async (tx, whom) => {
    await forgetChat(tx, whom);
    await forgetBoardMessages(tx, whom);
    await forgetWinnerChoice(tx, whom);
  },
};
