import { busSuite, silent } from './fixtures/bus-suite.ts';
import { createLocalBus } from './local-bus.ts';

busSuite('local', () => createLocalBus(silent));
