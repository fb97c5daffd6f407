/** What may be uploaded, and what becomes of it; DECISION 0053. */
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
export const DOCUMENT_BYTES_MAX = 64 * 1024;

/** More is a bomb: a few kilobytes that unfold to gigabytes. */
export const IMAGE_PIXELS_MAX = 24_000_000;

/** Beside the largest form, whose longer side is capped; each is asked for by `-480` in its name. */
export const IMAGE_WIDTHS = [480, 960] as const;
export const IMAGE_SIDE_MAX = 1_920;

/** At the office's address alone: no envelope, because a file is no field. */
export const UPLOAD_PATH = '/api/file/obs_add';

/** One clerk uploads so many in a minute. */
export const UPLOADS_PER_MINUTE = 20;

/** What refers to a file of ours. */
export const fileUseKinds = {
  banner: { sw: 'Bango', en: 'Banner' },
  popular: { sw: 'Ligi maarufu', en: 'Popular competition' },
  text: { sw: 'Maandishi', en: 'Text' },
  campaign: { sw: 'Kampeni', en: 'Campaign' },
} as const;
