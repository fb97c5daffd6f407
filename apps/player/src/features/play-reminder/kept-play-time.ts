import { keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { type PlayTime, playTimeIn } from './play-time.ts';

const STORAGE_KEY = 'play-time';

/** On the device, so that neither a reload nor a second tab begins the hour anew. */
export const keptPlayTime = (): PlayTime | undefined => playTimeIn(readKeptJson(STORAGE_KEY));

export const keepPlayTime = (time: PlayTime): void => keepJson(STORAGE_KEY, time);
