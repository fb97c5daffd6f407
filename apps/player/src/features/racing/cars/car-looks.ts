import type { Car } from '@kipute/domain/racing/race';

/**
 * What a car is told by, in this order: the number on its plate, the pattern of its body, its
 * colour. The patterns differ in grey too; 2 and 9 by their slant alone (RCP-20). Paths lie in a
 * square of twelve; the page and the canvas draw the same ones.
 */
export type CarLook = {
  readonly ground: string;
  /** Of the pattern. */
  readonly ink: string;
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
};

export const PATTERN_SIZE = 12;
export const PATTERN_OPACITY = 0.8;

const white = '#fff';
const dark = '#1c2430';
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const looks: Readonly<Record<Car, CarLook>> = {
  1: { ground: '#f2b705', ink: white },
  2: { ground: '#1f6fd6', ink: white, stroke: 'M-2 10 10-2M2 14 14 2', width: 2.4 },
  3: { ground: dark, ink: white, fill: dot(3, 3, 1.7) + dot(9, 9, 1.7) },
  4: { ground: '#e8710a', ink: white, stroke: 'M3 0v12M9 0v12', width: 2 },
  5: { ground: '#53b3e8', ink: '#0b2a3c', fill: 'M0 0h6v6H0zM6 6h6v6H6z' },
  6: { ground: '#7b3fb8', ink: white, stroke: 'M0 3h12M0 9h12', width: 2.2 },
  7: { ground: white, ink: dark, stroke: 'M0 0 12 12M12 0 0 12', width: 1.5 },
  8: { ground: '#c8202e', ink: white, stroke: 'M0 12 6 6l6 6M0 6l6-6 6 6', width: 2 },
  9: { ground: '#7c4b22', ink: white, stroke: 'M-2 2 10 14M2-2 14 10', width: 2.4 },
  10: { ground: '#0b8f5a', ink: white, stroke: dot(6, 6, 3.4), width: 1.8 },
};

const PLAIN: CarLook = { ground: white, ink: dark };

export const lookOf = (car: Car): CarLook => looks[car] ?? PLAIN;

/** The car from above, nose to the right, in a box of 56 by 26. */
export const carShape = {
  width: 56,
  height: 26,
  wheels: 'M9 1h9v4H9zM9 21h9v4H9zM37 1h9v4h-9zM37 21h9v4h-9z',
  wings: 'M3 5h3v16H3zM50 6h3v14h-3z',
  body: 'M6 8c4-3 9-4 16-4 9 0 14 2 20 4l9 2.5c1.5.5 1.5 4.5 0 5L42 18c-6 2-11 4-20 4-7 0-12-1-16-4z',
  plate: { x: 25, y: 13, r: 8 },
} as const;
