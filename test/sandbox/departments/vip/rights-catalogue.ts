import * as v from 'valibot'
import { brand } from '#domain/brand.ts'
import { RIGHT_CYCLES, RIGHT_KINDS } from '#domain/vip/vip-rights.ts'
import { TIERS } from '#domain/vip/vip-tiers.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import data from './rights-catalogue.json' with { type: 'json' }

/** A right as an operator would enter it. */
const right = v.strictObject({
  rightId: v.string(),
  kind: v.picklist(RIGHT_KINDS),
  title: v.string(),
  summary: v.string(),
  content: v.array(v.string()),
  minTier: v.picklist(TIERS),
  cycle: v.picklist(RIGHT_CYCLES),
  /** Null without a limit. */
  quota: v.nullable(v.number()),
  hours: v.optional(v.string(), '交易日 9:00–17:00'),
})
export type Right = v.InferOutput<typeof right>

const { sentences, rights } = dataFile(
  'rights-catalogue.json',
  v.strictObject({ sentences: v.record(v.string(), v.string()), rights: v.array(right) }),
  data,
)

/** Every coupon of a member is of one batch: the same for small and large holdings. */
export const RIGHTS: readonly Right[] = rights.map((it) =>
  Object.assign(it, {
    content: it.content.map((text) => filledText(text, sentences)),
    hours: filledText(it.hours, { serviceHours: brand.serviceHours }),
  }),
)
