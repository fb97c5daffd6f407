import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';

/** "15/11/2026": on which day words began to hold. */
export const eastAfricaDay = (instant: string): string => eastAfricaMoment(instant).slice(0, 10);
