import { findFirst, findProgram } from './find-program.ts';
import { realMachine } from './machine.ts';
import { chromium, redisServer, windowlessChromium } from './system-programs.ts';

/** The path of a Chromium, installed first when it is missing and we may install. */
export const findChromium = (): Promise<string> => findProgram(chromium, realMachine);

/** The lighter Chromium where the system has it or brings it, otherwise the usual one. */
export const findWindowlessChromium = (): Promise<string> =>
  findFirst([windowlessChromium, chromium], realMachine);

/** The path of a Redis server, installed first when it is missing and we may install. */
export const findRedisServer = (): Promise<string> => findProgram(redisServer, realMachine);
