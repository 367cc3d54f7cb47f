export interface RingArc {
  readonly from: number
  readonly length: number
}

/** Of the ring's length, between two parts. */
const GAP = 1 / 150
/** Of the ring's length, so that a small part can be seen. */
const LEAST = 1 / 100

/** Returns where each part of a ring begins and how long it is, in units of `length`. */
export function ringArcs(sizes: readonly number[], length: number): RingArc[] {
  const seen = sizes.filter((size) => size > 0)
  if (seen.length === 1) return sizes.map((size) => ({ from: 0, length: size > 0 ? length : 0 }))
  const whole = seen.reduce((sum, size) => sum + size, 0)
  const raised = sizes.map((size) => (size > 0 ? Math.max(size / whole, LEAST) : 0))
  const all = raised.reduce((sum, part) => sum + part, 0)
  const room = 1 - seen.length * GAP
  let at = 0
  return raised.map((part) => {
    const arc = { from: at * length, length: (part / all) * room * length }
    if (part > 0) at += (part / all) * room + GAP
    return arc
  })
}
