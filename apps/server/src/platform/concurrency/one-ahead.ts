/**
 * The next one is made while one is worked on: two that wait for different things, a reader and a
 * writer, need not wait for each other. A fault of the next one is told when its turn comes.
 */
export async function* oneAhead<One>(source: AsyncIterable<One>): AsyncGenerator<One> {
  const ones = source[Symbol.asyncIterator]();
  let next = ones.next();
  for (;;) {
    const { done, value } = await next;
    if (done) return;
    next = ones.next();
    // Looked at when its turn comes; whoever stops before that is not told of it.
    next.catch(() => {});
    yield value;
  }
}
