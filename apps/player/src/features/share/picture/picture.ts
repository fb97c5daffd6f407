/**
 * A picture as a list of marks on a sheet, so that what stands where can be tested without a
 * canvas. It is the same in both themes: where it is going, nobody knows ours.
 */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PictureMark[];
};

type Place = { readonly x: number; readonly y: number };

export type PictureMark =
  | ({ readonly kind: 'box'; readonly width: number; readonly height: number } & Place & Filled)
  | ({ readonly kind: 'logo'; readonly size: number } & Place)
  | ({ readonly kind: 'sign'; readonly shape: SignShape; readonly size: number } & Place & Filled)
  | TextMark;

type Filled = { readonly fill: string };

/** Drawn in white on a disc, as icons are: letters would look different on every phone. */
export type SignShape = 'check' | 'cross' | 'back';

/** `y` is the line the letters stand on. */
export type TextMark = {
  readonly kind: 'text';
  readonly text: string;
  readonly align: 'left' | 'right';
  readonly hand: Hand;
} & Place;

/** How a text is written. */
export type Hand = {
  readonly size: number;
  readonly weight: 500 | 700 | 800;
  readonly fill: string;
};

/** How wide a text is drawn. */
export type Measure = (text: string, hand: Hand) => number;
