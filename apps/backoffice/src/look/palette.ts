/**
 * The product's colours as far as the back-office uses them. One table feeds both antd's theme
 * and our own style sheets (as `--c-…` properties), so the two cannot drift apart.
 */
export type Palette = typeof lightPalette;

const lightPalette = {
  bg: '#F2F5F8',
  surface: '#FFFFFF',
  surface2: '#F6F8FB',
  surface3: '#E9EEF4',
  border: '#DBE2EA',
  borderStrong: '#7F8CA0',
  text: '#0D1726',
  text2: '#435067',
  text3: '#5A677E',
  brand: '#087A4B',
  brandHover: '#06643D',
  onBrand: '#FFFFFF',
  brandTint: '#DFF4EA',
  onBrandTint: '#065A37',
  accent: '#FFC533',
  onAccent: '#211800',
  info: '#1A5FCB',
  infoTint: '#E4EEFC',
  warning: '#855400',
  warningTint: '#FFF1CC',
  danger: '#C21F2E',
  dangerHover: '#A31724',
  dangerTint: '#FCE1E3',
  onDanger: '#FFFFFF',
  header: '#07261B',
  header2: '#0C3426',
  onHeader: '#FFFFFF',
  onHeader2: '#B5D6C7',
  focus: '#1A5FCB',
  tooltip: '#17212D',
  onTooltip: '#F0F5FA',
};

const darkPalette: Palette = {
  bg: '#0A1017',
  surface: '#121A24',
  surface2: '#17212D',
  surface3: '#1F2B39',
  border: '#253242',
  borderStrong: '#6D7E96',
  text: '#F0F5FA',
  text2: '#B4C0D1',
  text3: '#93A1B6',
  brand: '#2BD28C',
  brandHover: '#4FE0A3',
  onBrand: '#03150D',
  brandTint: '#0E2E22',
  onBrandTint: '#86EBBF',
  accent: '#FFC94A',
  onAccent: '#211800',
  info: '#7FB2FF',
  infoTint: '#152A47',
  warning: '#FFD36B',
  warningTint: '#2E2612',
  danger: '#FF8187',
  dangerHover: '#FFA3A8',
  dangerTint: '#3D1A1F',
  onDanger: '#240306',
  header: '#0B1A15',
  header2: '#11261E',
  onHeader: '#FFFFFF',
  onHeader2: '#A9C9BB',
  focus: '#7FB2FF',
  tooltip: '#33445A',
  onTooltip: '#F0F5FA',
};

export const palettes = { light: lightPalette, dark: darkPalette } as const;

/** `brandTint` becomes `--c-brand-tint`, `text2` becomes `--c-text-2`. */
export function cssPropertyOf(name: keyof Palette): string {
  return `--c-${name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)}`;
}
