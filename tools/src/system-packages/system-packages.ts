import { findProgram } from './find-program.ts';
import { realMachine } from './machine.ts';
import { chromium, redisServer } from './system-programs.ts';

/** The path of a Chromium, installed first when it is missing and we may install. */
export const findChromium = (): Promise<string> => findProgram(chromium, realMachine);

/** The path of a Redis server, installed first when it is missing and we may install. */
export const findRedisServer = (): Promise<string> => findProgram(redisServer, realMachine);
