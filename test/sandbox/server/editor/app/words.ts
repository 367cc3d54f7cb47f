/** What operators read: names of states, refusals and findings. */
import { blockTypeOf } from '#domain/page/block-table.ts'
import { conditionsOf } from '#domain/page/document.ts'
import type { Fields } from '#domain/page/field.ts'
import type { PageState } from '#domain/page/life.ts'
import type { ProblemCode } from '#domain/page/checks.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { Refused, type Finding, type Version } from './calls.ts'
import { optionLabel } from './option-labels.ts'

export const STATES: Readonly<Record<PageState, string>> = {
  draft: '草稿',
  submitted: '待审核',
  approved: '已通过，待排期',
  scheduled: '待上线',
  live: '线上',
  ended: '已结束',
  takenDown: '已下线',
  rejected: '已驳回',
}

const REFUSALS: Readonly<Record<string, string>> = {
  'the version is not in a state that allows this': '这个版本现在的状态不允许这样做',
  'whoever wrote a page does not review it': '撰写人不能审核自己写的页面，请换一位同事',
  'approvalNo is needed': '请填写合规批准号',
  'a reason is needed': '请填写原因',
  'the page has problems': '页面还有问题，请按提示修改后再提交',
  'it would end before it begins': '下线时间要晚于上线时间，也要晚于现在',
  'who has asked for it does not confirm it': '提出的人不能自己确认，请另一位同事操作',
  'it was taken down: make a new version': '这个版本已被下线，请修改后重新审核',
  'it was approved until an earlier end: make a new version':
    '不能晚于原来批准的结束时间，需要更久请做新版本',
  'the page has a newer version': '别人已经保存了更新的版本',
  'the page has changed since it was read': '您打开以后页面有了更新的版本，请先看过再操作',
  'only who wrote a page, or is on call, does this': '只有撰写人和值班同事能这样做',
  'no such name and passcode': '口令不对，请重新输入',
  'sign in first': '请先登录，内容还在这里',
  'audience: not known': '人群条件填写有误，基金代码是六位数字',
  'the app has no such slot': '没有这个位置，请从列表里选',
  'there is a page with this id': '这个编号已有页面，请换一个编号',
  'another page has this slot': '这个位置已经有别的页面，请直接编辑那个页面',
  'the page has another slot': '页面的位置不能更改',
  'it was never published': '这个版本没有上线过，不能回滚到它',
  'no such page': '没有这个页面',
  tooLarge: '页面超过 200 KB，请删减内容',
  tooDeep: '内容嵌套太深，没有保存',
  notAPage: '这不是页面文档，没有保存',
}

/** Why something did not work, in words. */
export function failureText(error: unknown): string {
  if (error instanceof Refused) return REFUSALS[error.message] ?? `没有成功：${error.message}`
  if (error instanceof TypeError) return '连接不上服务，内容还在这里，请稍后再试'
  return error instanceof Error ? error.message : String(error)
}

const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  notAPage: '不是页面文档',
  tooLarge: '页面超过 200 KB',
  tooMany: '页面超过 80 个区块',
  unknownType: '没有这种区块',
  invalid: '没有填完整，或超出了限制',
  doubleId: '区块编号重复',
  tooDeep: '嵌套超过 3 层',
  notLast: '信息流只能是页面的最后一个区块',
  root: '页面设置没有填完整',
  audience: '人群条件不认识',
  arm: '实验里没有这一组',
  refusedWords: '含有不能使用的词',
  unreleased: '提到了合规尚未开放的功能',
  shortRange: '不能展示不足六个月的业绩区间',
  markup: '不能写标签',
  action: '打不开，请检查地址',
  pictureAddress: '不在允许的网站上',
  pictureMissing: '没有找到这张图片',
  pictureHeavy: '图片超过 300 KB',
  pictureSize: '宽高与图片不符',
  unknownCode: '没有这个编号',
  unknownFund: '没有这只基金',
  privateFund: '私募产品不能放在页面上',
  noRiskLine: '页面有基金、指数或观点内容，需要相应的风险提示',
  yieldAlone: '七日年化要和同一只产品的万份收益放在一起',
  twoFeet: '一页只能有一组固定按钮',
  itemsOfArm: '每个实验组看到的数量要在限制以内',
  sample: '还是示例文字，请改成自己的内容',
  noContent: '没有内容',
  noAnchor: '要跳到的区块不在页面上，请重新选择',
}

const isProblem = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code)

export const ROOT_LABELS: Readonly<Record<string, string>> = {
  title: '标题',
  accent: '主色',
  shareTitle: '分享标题',
  shareDesc: '分享说明',
  shareImgUrl: '分享图片地址',
  riskLine: '页脚风险提示',
  endText: '结束后的文字',
  minRenderer: '最低渲染版本',
  experiment: '实验',
  when: '显示时间',
  who: '显示给谁',
  arm: '实验组',
  id: '区块编号',
}

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
  // What it names is a kind of risk line.
  if (code === 'noRiskLine') return `${ROOT_LABELS['riskLine']}：${said}（${optionLabel(detail)}）`
  const [, path = '', more = ''] = /^(?:[A-Z]\w*\.)?([a-z][\w[\].]*)(?:: (.*))?$/.exec(detail) ?? []
  // The value next to it is the id of a block, which no editor reads.
  if (path === '' || code === 'noAnchor') return said
  const name = fieldName(path, blockTypeOf(type)?.fields ?? {})
  return `${name}：${said}${more === '' ? '' : `（${more}）`}`
}

/** What people call a block; a type that is not known is not repeated as if it were a name. */
export const blockName = (type: string): string => blockTypeOf(type)?.label ?? '未知区块'

/** The yes-or-no conditions on a user: the name of each, and the meaning of each answer. */
export const AUDIENCE_SWITCHES = [
  ['signedIn', '登录', ['已登录', '未登录']],
  ['newUser', '新客', ['从未买过', '买过']],
  ['vip', '会员', ['是会员', '不是会员']],
] as const

export const AUDIENCE_LABEL = '页面给谁看'

/** Whom a page is for, in words. */
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

/** What an operator did, in words: `ask takeDown`, `approve`. */
export function actText(act: string): string {
  const [first = '', second] = act.split(' ')
  if (second === undefined) return ACTS[first] ?? first
  return `${STAGES[first] ?? first}${ACTS[second] ?? second}`
}

/** What is noted with an act: times as people read them. */
export const actDetail = (detail: string): string =>
  detail.replaceAll(/\b\d{14}\b/g, (time) => minutes(time)).trim()
