const PADDING = 2;

type SparkProps = {
  values: readonly number[];
  width: number;
  height: number;
  className: string | undefined;
};

/** A line and what lies under it; one value, or none, is a flat line. */
export function Spark({ values, width, height, className }: SparkProps) {
  const line = lineOf(values, { width, height });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${line}L${width} ${height}L0 ${height}Z`} data-part="area" />
      <path d={line} data-part="line" />
    </svg>
  );
}

function lineOf(
  values: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const points = values.length > 1 ? values : [values[0] ?? 0, values[0] ?? 0];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const room = height - 2 * PADDING;
  const yOf = (value: number) =>
    high === low ? height - PADDING : height - PADDING - ((value - low) / (high - low)) * room;
  const step = width / (points.length - 1);
  return points
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${yOf(value).toFixed(1)}`)
    .join('');
}
