/** The words that operators read: names of states, refusals and findings. */
import { blockTypeOf } from '#domain/page/block-table.ts'
import { conditionsOf } from '#domain/page/document.ts'
import type { Fields } from '#domain/page/field.ts'
import type { PageState } from '#domain/page/life.ts'
import type { ProblemCode } from '#domain/page/checks.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { Refused, type Finding, type Version } from './calls.ts'
import { optionLabel } from './option-labels.ts'
import words from './words.json' with { type: 'json' }

/** By the state of a version. */
export const STATES: Readonly<Record<PageState, string>> = words.states
const REFUSALS: Readonly<Record<string, string>> = words.refusals

/** The cause of a failure, in words. */
export function failureText(error: unknown): string {
  if (error instanceof Refused) return REFUSALS[error.message] ?? `没有成功：${error.message}`
  if (error instanceof TypeError) return '连接不上服务，内容还在这里，请稍后再试'
  return error instanceof Error ? error.message : String(error)
}

const PROBLEMS: Readonly<Record<ProblemCode, string>> = words.problems

const isProblem = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code)

export const ROOT_LABELS: Readonly<Record<string, string>> = words.rootLabels

/** `items[1].label` as a form shows it: `入口 2 · 名称`. */
export function fieldName(path: string, fields: Fields): string {
  const [head = '', ...rest] = path.split('.')
  const [, name = head, at] = /^(\w+?)\[(\d+)\]$/.exec(head) ?? []
  const index = at ?? (/^\d+$/.test(rest[0] ?? '') ? rest.shift() : undefined)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const label = field?.label ?? ROOT_LABELS[name] ?? name
  const place = index === undefined ? label : `${label} ${Number(index) + 1}`
  if (rest.length === 0) return place
  return `${place} · ${fieldName(rest.join('.'), field?.kind === 'list' ? field.fields : {})}`
}

/** A finding of the checks, in words; `type` is the block's. */
export function findingText({ code, detail }: Finding, type: string): string {
  const said = isProblem(code) ? PROBLEMS[code] : code
  // The detail of this finding is a kind of risk line.
  if (code === 'noRiskLine') return `${ROOT_LABELS['riskLine']}：${said}（${optionLabel(detail)}）`
  const [, path = '', more = ''] = /^(?:[A-Z]\w*\.)?([a-z][\w[\].]*)(?:: (.*))?$/.exec(detail) ?? []
  // The value next to it is the id of a block, which no editor reads.
  if (path === '' || code === 'noAnchor') return said
  const name = fieldName(path, blockTypeOf(type)?.fields ?? {})
  return `${name}：${said}${more === '' ? '' : `（${more}）`}`
}

/** The name that people call a block; an unknown type is not repeated as if it were a name. */
export const blockName = (type: string): string => blockTypeOf(type)?.label ?? '未知区块'

/** The yes-or-no conditions on a user: the name of each, and the meaning of each answer. */
export const AUDIENCE_SWITCHES = [
  ['signedIn', '登录', ['已登录', '未登录']],
  ['newUser', '新客', ['从未买过', '买过']],
  ['vip', '会员', ['是会员', '不是会员']],
] as const

export const AUDIENCE_LABEL = '页面给谁看'

/** The audience of a page, in words. */
export function audienceText(audience: unknown): string {
  const who = conditionsOf({ who: audience })?.who ?? null
  if (who === null) return '条件读不出来'
  const conditions = [
    ...AUDIENCE_SWITCHES.flatMap(([name, , [yes, no]]) =>
      who[name] === undefined ? [] : [who[name] ? yes : no],
    ),
    ...(who.classMin === undefined ? [] : [`风险等级 C${who.classMin} 以上`]),
    ...(who.holds === undefined ? [] : [`持有 ${who.holds.join(' 或 ')}`]),
    ...(who.hosts === undefined ? [] : [`在${who.hosts.map(optionLabel).join('、')}打开`]),
  ]
  return conditions.length === 0 ? '所有人' : conditions.join('，')
}

const minutes = (time: string) => formatDateTime(time, { seconds: false })

type ScheduledVersion = Pick<Version, 'state' | 'from' | 'until' | 'publishedAt'>

/** An end, in words. */
export const endText = (until: string | null): string =>
  until === null ? '长期' : `至 ${minutes(until)}`

/** When a version is on, in words. */
export function scheduleText({ state, from, until, publishedAt }: ScheduledVersion): string {
  if (from === null) return '未排期'
  if (state === 'ended' && publishedAt === null) return '没有上线，排期已取消'
  const start = `${minutes(publishedAt ?? from)} 起`
  const end = endText(until)
  if (state === 'takenDown') return `${start}，${end} 提前下线`
  const isReplaced = state === 'ended' && (until === null || until > now14())
  return isReplaced ? `${start}，原定${end}，已被后面的版本替换` : `${start}，${end}`
}

const ACTS: Readonly<Record<string, string>> = {
  submit: '提交审核',
  withdraw: '撤回',
  approve: '审核通过',
  reject: '驳回',
  schedule: '排期上线',
  rollback: '回滚',
  takeDown: '下线',
  changeEnd: '改结束时间',
}
const STAGES: Readonly<Record<string, string>> = { ask: '申请', confirm: '确认', decline: '不同意' }

/** The act of an operator, in words: `ask takeDown`, `approve`. */
export function actText(act: string): string {
  const [first = '', second] = act.split(' ')
  if (second === undefined) return ACTS[first] ?? first
  return `${STAGES[first] ?? first}${ACTS[second] ?? second}`
}

/** The note to an act, with times as people read them. */
export const actDetail = (detail: string): string =>
  detail.replaceAll(/\b\d{14}\b/g, (time) => minutes(time)).trim()
