import { type MappingAlgorithm, type ThemeConfig, theme as themes } from 'antd';
import { type Palette, palettes } from './palette.ts';
import type { Theme } from './use-theme.ts';

const FONT_FAMILY =
  'Roboto, system-ui, -apple-system, "Segoe UI", "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** antd's seeds. Its dark look would mix each of them darker, so they are put back as they are. */
function seedColours(palette: Palette) {
  return {
    colorPrimary: palette.brand,
    colorLink: palette.brand,
    colorSuccess: palette.brand,
    colorInfo: palette.info,
    colorWarning: palette.warning,
    colorError: palette.danger,
  };
}

/**
 * antd derives some three hundred colours from a few seeds, and its derived greys and its white
 * on our dark green's bright twin fall below the contrast we promise (BO-02). So every colour
 * that carries a text or a control's edge is named here instead of derived.
 */
function colourTokens(palette: Palette): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimaryHover: palette.brandHover,
    colorPrimaryActive: palette.brandHover,
    colorPrimaryText: palette.brand,
    colorPrimaryBg: palette.brandTint,
    colorPrimaryBgHover: palette.brandTint,
    colorLinkHover: palette.brandHover,
    colorLinkActive: palette.brandHover,
    colorInfoBg: palette.infoTint,
    colorSuccessBg: palette.brandTint,
    colorWarningText: palette.warning,
    colorWarningBg: palette.warningTint,
    colorErrorHover: palette.dangerHover,
    colorErrorActive: palette.dangerHover,
    colorErrorText: palette.danger,
    colorErrorBg: palette.dangerTint,
    colorText: palette.text,
    colorTextHeading: palette.text,
    colorTextSecondary: palette.text2,
    colorTextLabel: palette.text2,
    colorTextTertiary: palette.text3,
    colorTextQuaternary: palette.text3,
    colorTextDescription: palette.text3,
    colorTextPlaceholder: palette.text3,
    colorIcon: palette.text3,
    colorIconHover: palette.text,
    colorBgLayout: palette.bg,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.surface,
    colorBgSpotlight: palette.tooltip,
    colorBorder: palette.borderStrong,
    colorBorderSecondary: palette.border,
    colorSplit: palette.border,
    colorFillAlter: palette.surface2,
  };
}

function componentTokens(palette: Palette): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      primaryColor: palette.onBrand,
      dangerColor: palette.onDanger,
      defaultBorderColor: palette.border,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 500,
    },
    Menu: {
      darkItemBg: palette.header,
      darkSubMenuItemBg: palette.header,
      darkPopupBg: palette.header,
      darkItemColor: palette.onHeader2,
      darkItemHoverColor: palette.onHeader,
      darkItemHoverBg: palette.header2,
      darkItemSelectedBg: palette.header2,
      darkItemSelectedColor: palette.onHeader,
      itemHeight: 34,
      itemMarginBlock: 1,
      itemMarginInline: 8,
      itemBorderRadius: 6,
      iconSize: 15,
      collapsedIconSize: 17,
      collapsedWidth: 64,
    },
    Table: {
      headerBg: palette.surface2,
      headerColor: palette.text2,
      headerSplitColor: 'transparent',
      borderColor: palette.border,
      rowHoverBg: palette.surface2,
      rowSelectedBg: palette.brandTint,
      rowSelectedHoverBg: palette.brandTint,
      footerBg: palette.surface2,
      cellFontSize: 13,
      cellFontSizeMD: 13,
      cellFontSizeSM: 13,
      // With a line of 20 and an edge of 1: rows of 40 and of 33.
      cellPaddingBlockMD: 9.5,
      cellPaddingBlockSM: 6,
      cellPaddingInlineMD: 10,
      cellPaddingInlineSM: 10,
      stickyScrollBarBg: palette.borderStrong,
    },
    Checkbox: { borderRadiusSM: 4 },
    Tooltip: { colorTextLightSolid: palette.onTooltip },
    Pagination: { itemActiveBg: palette.brandTint, itemActiveColor: palette.onBrandTint },
    Form: { labelColor: palette.text2, verticalLabelPadding: '0 0 4px', itemMarginBottom: 24 },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 20 },
    Segmented: {
      trackBg: palette.surface3,
      itemSelectedBg: palette.surface,
      itemColor: palette.text2,
    },
  };
}

const algorithmOf = { light: themes.defaultAlgorithm, dark: themes.darkAlgorithm };

type Look = {
  readonly theme: Theme;
  /** `still` for those who asked their system for less movement. */
  readonly motion: 'moving' | 'still';
};

export function antdTheme({ theme, motion }: Look): ThemeConfig {
  const palette = palettes[theme];
  const exactSeeds: MappingAlgorithm = (seed, map) => ({
    ...(map ?? algorithmOf[theme](seed)),
    ...seedColours(palette),
    fontSize: 13,
    lineHeight: 20 / 13,
  });
  return {
    algorithm: [algorithmOf[theme], exactSeeds],
    cssVar: { key: 'kipute' },
    hashed: false,
    token: {
      ...seedColours(palette),
      ...colourTokens(palette),
      borderRadius: 8,
      fontFamily: FONT_FAMILY,
      motion: motion === 'moving',
      motionUnit: 0.08,
      wireframe: false,
    },
    components: componentTokens(palette),
  };
}
