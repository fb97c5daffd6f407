import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { type Palette, palettes } from '../../look/palette.ts';
import { useTheme } from '../../look/use-theme.ts';
import { init } from './echarts.ts';
import classes from './statistics.module.css';

export type ChartColours = Palette;

type ChartProps = {
  /** For those who do not see it; the table behind says the same in numbers. */
  name: string;
  option: (colours: ChartColours) => EChartsCoreOption;
};

/** Drawn on a canvas, in the colours of the page, as large as its card. */
export function Chart({ name, option }: ChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof init> | undefined>(undefined);
  const colours = palettes[useTheme()];
  useEffect(() => {
    if (!holder.current) return;
    const drawn = init(holder.current, null, { renderer: 'canvas' });
    chart.current = drawn;
    const observer = new ResizeObserver(() => drawn.resize());
    observer.observe(holder.current);
    return () => {
      observer.disconnect();
      drawn.dispose();
      chart.current = undefined;
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption({ ...common(colours), ...option(colours) }, { notMerge: true });
  }, [colours, option]);
  return <div ref={holder} className={classes.chart} role="img" aria-label={name} />;
}

/** Texts of the tooltip are drawn, not written as HTML: the content policy allows no style in it. */
function common(colours: ChartColours): EChartsCoreOption {
  return {
    animationDuration: 200,
    textStyle: { color: colours.text2, fontFamily: 'inherit', fontSize: 12 },
    grid: { left: 8, right: 8, top: 16, bottom: 4, containLabel: true },
    tooltip: tooltipOf(colours),
  };
}

export const tooltipOf = (colours: ChartColours) => ({
  trigger: 'axis' as const,
  renderMode: 'richText' as const,
  backgroundColor: colours.tooltip,
  borderColor: colours.tooltip,
  textStyle: { color: colours.onTooltip, fontSize: 12 },
});

export const axisLook = (colours: ChartColours) => ({
  axisLine: { lineStyle: { color: colours.border } },
  axisTick: { show: false },
  axisLabel: { color: colours.text3 },
  splitLine: { lineStyle: { color: colours.border } },
});
