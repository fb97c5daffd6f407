const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.

/** "18:42:07" in East Africa, whatever the device believes its zone to be (SHELL-10). */
export function eastAfricaClock(instantMs: number): string {
  return new Date(instantMs + EAT_OFFSET_MS).toISOString().slice(11, 19);
}

/** How far the device's clock is behind the server's; added to `Date.now()`. */
export function clockOffsetMs(reply: { serverTime: string; receivedAtMs: number }): number {
  const serverMs = Date.parse(reply.serverTime);
  return Number.isNaN(serverMs) ? 0 : serverMs - reply.receivedAtMs;
}
