/** Yields, so that a tap is handled first. A timer would be throttled in a hidden tab. */
export function yieldToInput(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
