import type { ServerName } from '../../history.ts';
import type { Scene } from '../scene.ts';
import type { OpenPage } from '../sessions.ts';

/** In shillings, as the page shows it; undefined when nobody says. */
export async function balanceOf(
  { world }: Pick<Scene, 'world'>,
  page: OpenPage,
  server: ServerName,
): Promise<number | undefined> {
  const answered = await world.wire.call({ ...page, server }, (api) =>
    api.subscriber.get_user_info(),
  );
  return answered.answer === 'done' ? answered.content.user_info.balance : undefined;
}
