import type * as v from 'valibot'
import type { milestone, milestoneStage } from '#api/content-entities.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'

type Stage = v.InferOutput<typeof milestoneStage>

/** A step of an invented medicine; whether it has happened is a matter of the day. */
interface Milestone {
  readonly milestoneId: string
  readonly title: string
  readonly company: string
  readonly stage: Stage
  readonly area: string
  readonly date: Date8
  /** Only the quarter is known before it happens. */
  readonly byQuarter: boolean
  readonly result: string
  readonly sourceName: string
}

const DRUGS: readonly (readonly [string, string, string])[] = [
  ['澜替尼片', '澜舟药业', '肿瘤'],
  ['朔明单抗注射液', '朔望药业', '肿瘤'],
  ['衡列净片', '衡渡药业', '代谢'],
  ['岭格鲁肽注射液', '岭河药业', '代谢'],
  ['霁来西普注射液', '霁川药业', '自身免疫'],
  ['桐布替尼胶囊', '桐原药业', '血液'],
  ['栖瑞韦片', '栖岩药业', '抗感染'],
  ['稷洛沙班片', '稷野药业', '心血管'],
  ['漱沙必利颗粒', '漱石药业', '消化'],
  ['砚地平缓释片', '砚台药业', '心血管'],
  ['蘅奈司他片', '蘅芜药业', '肿瘤'],
  ['岫云重组疫苗', '岫云药业', '疫苗'],
]

const STAGES: readonly { stage: Stage; words: string; result: string; source: string }[] = [
  { stage: 'phase1', words: '首例受试者入组', result: '已入组', source: '临床试验登记平台' },
  { stage: 'phase2', words: '公布 II 期数据', result: '达到主要终点', source: '公司公告' },
  { stage: 'phase3', words: '公布 III 期数据', result: '达到主要终点', source: '公司公告' },
  { stage: 'filed', words: '提交上市申请', result: '已受理', source: '药品审评中心' },
  { stage: 'approved', words: '获批上市', result: '已获批', source: '药品监督管理局' },
  { stage: 'insurance', words: '参加医保谈判', result: '谈判成功', source: '医疗保障局' },
]

/** Five steps of each medicine, half a year apart, around the day on which the sandbox begins. */
const FIRST = '20250318'
const APART = 97

export const MILESTONES: readonly Milestone[] = DRUGS.flatMap(([drug, company, area], row) =>
  Array.from({ length: 5 }, (_, column): Milestone => {
    const at = STAGES[(row + column) % 2 === 0 ? column : column + 1] ?? STAGES[0]
    if (!at) throw new Error('no stages')
    return {
      milestoneId: `n-${row + 1}-${column + 1}`,
      title: `${drug}${at.words}`,
      company,
      stage: at.stage,
      area,
      date: addDays(FIRST, row * 11 + column * APART),
      byQuarter: (row + column) % 3 === 0,
      // One that failed: what happened is not always what was hoped for.
      result: row === 7 && column === 2 ? '未达到主要终点' : at.result,
      sourceName: at.source,
    }
  }),
)

export const milestoneById = (id: string): Milestone | undefined =>
  MILESTONES.find((it) => it.milestoneId === id)

const quarterOf = (date: Date8) =>
  `${date.slice(0, 4)}Q${Math.floor((Number(date.slice(4, 6)) - 1) / 3) + 1}`

function quarterEnd(date: Date8): Date8 {
  const quarter = Math.floor((Number(date.slice(4, 6)) - 1) / 3)
  return `${date.slice(0, 4)}${['0331', '0630', '0930', '1231'][quarter] ?? '1231'}`
}

/** As it is known on that day. */
export function milestoneView(
  it: Milestone,
  today: Date8,
  reminded: boolean,
): v.InferInput<typeof milestone> {
  const expected = it.date > today
  const vague = expected && it.byQuarter
  return {
    milestoneId: it.milestoneId,
    title: it.title,
    company: it.company,
    stage: it.stage,
    area: it.area,
    date: vague ? quarterEnd(it.date) : it.date,
    quarter: vague ? quarterOf(it.date) : '',
    expected,
    result: expected ? '' : it.result,
    sourceName: it.sourceName,
    reminded,
  }
}
