/**
 * Nothing but this is fetched before the static frame of index.html is painted: stylesheets that
 * an entry imports would hold the first paint back, those of an `import()` do not.
 */
if (!/^\/(home|markets|search_result)?$/.test(location.pathname)) {
  // Beside the app instead of after it; if it fails here, the page's own attempt says so.
  import('./screens/screen-files.tsx').catch(() => undefined);
}

/** The library first, then our code: in one go a slow phone would not react for 200 ms. */
async function begin(): Promise<void> {
  await import('./library.ts');
  await import('./start.tsx');
}

// Told as if the entry itself had not come: index.html listens to that.
begin().catch(() => document.querySelector('script[src]')?.dispatchEvent(new Event('error')));
