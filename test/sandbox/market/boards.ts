import type * as v from 'valibot'
import type { queryFundBoards } from '#api/calls/fund-market.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'

type Board = v.InferOutput<typeof queryFundBoards.payload>['boards'][number]

/** The themes by which this provider sorts its funds: each is a word of their names. */
const THEMES = [
  '医药',
  '消费',
  '科技',
  '新能源',
  '红利',
  '半导体',
  '人工智能',
  '军工',
  '黄金',
  '互联网',
  '高端装备',
  '数字经济',
  '养老',
  '港股',
  '纯债',
  '短债',
  '低碳',
  '价值',
  '成长',
  '全球',
]
const MOST_THEMES = 8
const MOST_KINDS = 4

const known = new WeakMap<Market, Board[]>()

/** Themes and kinds with the most funds; a theme of fewer than two is none. */
export function fundBoards(market: Market): Board[] {
  const before = known.get(market)
  if (before) return before
  const themes = counted(THEMES, (theme) => market.funds.filter((it) => it.name.includes(theme)))
  const kinds = counted([...new Set(market.funds.map((it) => it.typeCode))], (code) =>
    market.funds.filter((it) => it.typeCode === code),
  )
  const boards = [
    ...themes.slice(0, MOST_THEMES).map((name) => ({ boardName: name, fundTypeCode: null })),
    ...kinds.slice(0, MOST_KINDS).flatMap((code) => {
      const boardName = fundTypeName(code)
      return boardName === null ? [] : [{ boardName, fundTypeCode: code }]
    }),
  ]
  known.set(market, boards)
  return boards
}

/** The keys of at least two funds, most funds first. */
const counted = (keys: readonly string[], fundsFor: (key: string) => readonly unknown[]) =>
  keys
    .map((key) => ({ key, count: fundsFor(key).length }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .map(({ key }) => key)
