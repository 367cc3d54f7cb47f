import * as v from 'valibot'
import { month6 } from '#domain/text-formats.ts'
import { circleId, contentId, day } from './fields.ts'
import { path } from './path.ts'

const ofItem = { itemId: contentId }
const tagName = v.pipe(v.string(), v.minLength(1), v.maxLength(12))
/** A circle; without it, 医药, but for circleHome: the list of circles. */
const ofCircle = { circle: v.optional(circleId) }

export const MILESTONE_STAGES = [
  'phase1',
  'phase2',
  'phase3',
  'filed',
  'approved',
  'insurance',
] as const

export const circlePaths = {
  circleHome: path('/circle/circleHome', ofCircle),
  medicineHome: path('/circle/medicineHome', {
    tab: v.optional(v.picklist(['consult', 'dryCargo', 'tool', 'stocks'])),
  }),
  consult: path('/circle/consult', {
    ...ofCircle,
    tag: v.optional(tagName),
    date: v.optional(day),
  }),
  consultDetail: path('/circle/consultDetail', ofItem),
  dryCargo: path('/circle/dryCargo', {
    ...ofCircle,
    level: v.optional(v.picklist(['basic', 'advanced'])),
  }),
  /** `chapter` counts from 1. */
  dryCargoDetail: path('/circle/dryCargoDetail', {
    ...ofItem,
    chapter: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/))),
  }),
  /** Milestones of medicines. */
  tool: path('/circle/tool', {
    month: v.optional(month6),
    stage: v.optional(v.picklist(MILESTONE_STAGES)),
    area: v.optional(tagName),
  }),
  stocks: path('/circle/stocks', {
    ...ofCircle,
    sort: v.optional(v.picklist(['weight', 'share'])),
  }),
} as const
