import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { PLAN_KINDS } from '#domain/private-plan/amounts.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import data from './plans.json' with { type: 'json' }

const sections = v.array(v.strictObject({ heading: v.string(), text: v.string() }))
const text = v.string()

const plan = v.strictObject({
  fundCode: v.pipe(text, v.regex(/^99\d{4}$/)),
  fundName: text,
  kind: v.picklist(PLAN_KINDS),
  fundRiskLevel: v.picklist([1, 2, 3, 4, 5]),
  inception: text,
  term: text,
  investment: text,
  benchmarkName: text,
  manager: text,
  custodian: text,
  /** At most 28, which every month has. */
  openDay: v.pipe(v.number(), v.minValue(1), v.maxValue(28)),
  purchaseRate: text,
  managementRate: text,
  custodyRate: text,
  performanceRate: text,
  hurdle: text,
  /** The number of holders besides the personas. */
  otherHolders: v.number(),
  /** Of a week's logarithm. */
  drift: v.number(),
  volatility: v.number(),
  events: v.array(v.strictObject({ date: text, publishDate: text, title: text, text })),
})
export type Plan = v.InferOutput<typeof plan>

const all = dataFile(
  'plans.json',
  v.strictObject({
    places: v.number(),
    coolingHours: v.number(),
    plans: v.array(plan),
    account: v.strictObject({ name: text, bank: text, number: text }),
    clauses: v.array(v.strictObject({ clauseId: text, text })),
    declaration: v.strictObject({ title: text, version: text, sections }),
    contracts: v.array(v.strictObject({ from: text, version: text, sections })),
    questions: v.array(v.strictObject({ questionId: text, text })),
  }),
  data,
)

export const {
  places: PLACES,
  coolingHours: COOLING_HOURS,
  plans: PLANS,
  account: ACCOUNT,
  clauses: CLAUSES,
  questions: QUESTIONS,
} = all

export const planByCode = (code: string): Plan | undefined =>
  PLANS.find(({ fundCode }) => fundCode === code)

/** The names of a plan, as every call has them. */
export const named = ({ fundCode, fundName, kind, fundRiskLevel }: Plan) => ({
  fundCode,
  fundName,
  kind,
  fundRiskLevel,
})

interface Text {
  readonly title: string
  readonly version: string
  readonly sections: v.InferOutput<typeof sections>
}

function hashed({ title, version, sections: parts }: Text) {
  const lines = [title, version, ...parts.flatMap(({ heading, text: words }) => [heading, words])]
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
  return { title, version, hash, sections: parts }
}

export const DECLARATION = hashed(all.declaration)

/** The contract of a plan as it is on a day: a signer must have read that wording. */
export function contractText(it: Plan, today: Date8) {
  const words = all.contracts.findLast(({ from }) => from <= today) ?? all.contracts[0]
  const names = {
    hours: String(COOLING_HOURS),
    day: String(it.openDay),
    hurdle: it.hurdle,
    performance: it.performanceRate,
  }
  return hashed({
    title: `${it.fundName}资产管理合同`,
    version: words?.version ?? '',
    sections: (words?.sections ?? []).map((part) => ({
      heading: part.heading,
      text: filledText(part.text, names),
    })),
  })
}

export const riskReveal = (it: Plan) =>
  hashed({
    title: `${it.fundName}风险揭示书`,
    version: '2024-01',
    sections: CLAUSES.map(({ text: words }, at) => ({ heading: `第 ${at + 1} 条`, text: words })),
  })
