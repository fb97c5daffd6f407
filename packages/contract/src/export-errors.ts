import type { CataloguedError } from './office-errors.ts';

/** Of exports, jobs and what is told to the authorities. */
export const exportErrors = {
  'period-reversed': {
    http: 200,
    sw: 'Kipindi kinaisha kabla ya kuanza',
    en: 'The period ends before it begins',
  },
  'period-needed': {
    http: 200,
    sw: 'Chagua kipindi: kuanzia lini hadi lini',
    en: 'Choose a period: from when until when',
  },
  'period-too-long': {
    http: 200,
    sw: 'Kipindi ni kirefu mno: chagua siku {days} au chini ya hapo',
    en: 'The period is too long: choose {days} days or fewer',
  },
  'exports-waiting': {
    http: 200,
    sw: 'Tayari una faili {most} zinazoandaliwa. Subiri moja iishe, au isimamishe',
    en: 'You already have {most} files being written. Wait for one to end, or cancel it',
  },
  'job-unknown': { http: 200, sw: 'Kazi hii haipatikani', en: 'This job does not exist' },
  'job-over': { http: 200, sw: 'Kazi hii imeshamalizika', en: 'This job is already over' },
  'export-unknown': { http: 404, sw: 'Faili halipatikani', en: 'There is no such file' },
  'export-expired': {
    http: 410,
    sw: 'Muda wa faili umeisha na limefutwa. Liombe upya',
    en: 'The file has expired and is gone. Ask for it anew',
  },
  'case-unknown': { http: 200, sw: 'Kesi hii haipatikani', en: 'This case does not exist' },
  'case-moved': {
    http: 200,
    sw: 'Kesi hii tayari iko katika hali nyingine',
    en: 'This case is already in another state',
  },
} as const satisfies Record<string, CataloguedError>;
