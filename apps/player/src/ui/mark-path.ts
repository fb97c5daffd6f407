/** The strands of the house's mark, in a box of 26 by 26. */
export const markStrands =
  'M8 5.5v15M13 12.5v8M18 5.5v15M13 5.5v2M4 10h7.2M14.8 10H22M4 16h2.2M9.8 16h6.4M19.8 16H22';
