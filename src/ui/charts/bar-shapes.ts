/** The place where a bar is, in percent of the plot's height from its top. */
export interface BarShape {
  readonly top: number
  readonly height: number
}

/** Bars and their zero line on one scale, on which zero always is. */
export function barShapes(values: readonly number[]): {
  readonly zero: number
  readonly shapes: readonly BarShape[]
} {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const span = most - least
  // Without any figure the line is where it would be with gains alone.
  const at = (value: number) => (span === 0 ? 100 : ((most - value) / span) * 100)
  const zero = at(0)
  return {
    zero,
    shapes: values.map((value) => ({
      top: Math.min(zero, at(value)),
      height: Math.abs(zero - at(value)),
    })),
  }
}
