const RETRY_MS = 2_000;

const loaded = new Map<string, Promise<void>>();

/** The script of another house, late and once; one that does not come is asked for again (CHT-06). */
export function loadExternalChat(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = insert(address).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return insert(address);
  });
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

function insert(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the external chat did not load'));
    };
    document.head.append(script);
  });
}
