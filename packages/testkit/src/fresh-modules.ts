import { vi } from 'vitest';

/**
 * Runs before each test file. Test files share a process, but a store that one of them has filled
 * must not be seen by the next, nor a clock that one of them has stopped.
 */
vi.resetModules();
vi.useRealTimers();
