import { rateLimitSuite } from './fixtures/rate-limit-suite.ts';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';

rateLimitSuite('memory', createMemoryRateLimiter);
