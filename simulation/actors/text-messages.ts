import type { Actor, Scene } from './actor.ts';

/** The house has something to tell a phone; now and then two of its hands tell the same. */
export const textMessages: Actor<Scene> = {
  name: 'text messages',
  weight: 5,
  draw: (chance) => {
    const cause = `simulated:${chance.word()}`;
    const phone = `2557${chance.integer({ from: 10_000_000, to: 99_999_999 })}`;
    const hands = chance.pick([1, 1, 1, 3]);
    return {
      says: `${hands} of the house send "${cause}" to ${phone}`,
      play: async ({ world, history }) => {
        const sms = { key: cause, phone, text: `Habari ${cause}` };
        const attempts = Array.from({ length: hands }, async () => {
          const { answer } = await world.desk.sendSms(sms);
          history.add({ kind: 'message', cause, answer });
        });
        await Promise.all(attempts);
      },
    };
  },
};
