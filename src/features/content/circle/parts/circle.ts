import type * as v from 'valibot'
import type { circle } from '#api/content-entities.ts'

export type Circle = v.InferOutput<typeof circle>

/** The circle whose home has an index, milestones and a theme of funds. */
export const MEDICINE = 'medicine'

/** The field of an address for a circle: 医药 is meant where there is none. */
export const circleField = (circleId: string): string | undefined =>
  circleId === MEDICINE ? undefined : circleId
