export type OneAtATime = <Value>(
  key: string,
  work: () => Promise<Value>,
) => Promise<Value | 'crowded'>;

/** Work under one key runs in turn; work under different keys does not wait for each other. */
export function createOneAtATime(waitingMax: number): OneAtATime {
  const lanes = new Map<string, { readonly last: Promise<unknown>; readonly length: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (lane.length >= waitingMax) return 'crowded';
    const turn = lane.last.then(work);
    const settled = turn.then(
      () => leave(key),
      () => leave(key),
    );
    lanes.set(key, { last: settled, length: lane.length + 1 });
    return turn;
  };

  function leave(key: string): void {
    const lane = lanes.get(key);
    if (!lane || lane.length <= 1) lanes.delete(key);
    else lanes.set(key, { ...lane, length: lane.length - 1 });
  }
}
