import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { AppOffer } from './FloatingButtons.tsx';

const shownOn = (path: string): string =>
  renderToStaticMarkup(
    <Router ssrPath={path}>
      <AppOffer />
    </Router>,
  );

test.each(['/home', '/ready_start', '/rolling_ball', '/boost'])(
  '[SHELL-16] the app is offered on %s',
  (path) => expect(shownOn(path)).toContain('Pakua app'),
);

test.each(['/markets', '/order', '/order_detailed_info', '/user_bill', '/casino', '/nowhere'])(
  '[SHELL-16] it does not lie over what stands on %s',
  (path) => expect(shownOn(path)).not.toContain('Pakua app'),
);
