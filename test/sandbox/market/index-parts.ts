import { HOME_STOCKS, WORLD_STOCKS } from './archives/securities.ts'
import type { Security } from '#test/sandbox/kernel/market/archives.ts'
import { textHash, uniform } from './randomness.ts'

/** A member of an index with its weight, hundredths of a percent. */
interface IndexMember {
  readonly code: string
  readonly name: string
  readonly weight: number
}

/** The members that are listed, and what they weigh together. */
const [LISTED, TOGETHER] = [10, 6_000]

/** The largest companies whose names end so; `key` decides which, and how much each weighs. */
export function indexMembers(
  key: string,
  companies: readonly string[],
  of: readonly Security[] = HOME_STOCKS,
): readonly IndexMember[] {
  const stream = textHash(`index|${key}`)
  const at = new Map(of.map(({ code }, index) => [code, index]))
  const place = ({ code }: Security) =>
    uniform(stream, of === HOME_STOCKS ? Number(code) : (at.get(code) ?? 0))
  const found = of
    .filter(({ name }) => companies.some((it) => name.endsWith(it)))
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, LISTED)
  const sizes = found.map((_, index) => 0.4 + uniform(stream, index) + (LISTED - index) / LISTED)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  return found.map(({ code, name }, index) => ({
    code,
    name,
    weight: Math.round((TOGETHER * (sizes[index] ?? 0)) / whole),
  }))
}

interface IndexTrade {
  /** That of the circle about the same companies, so that both list the same members. */
  readonly key: string
  readonly companies: readonly string[]
  readonly of?: readonly Security[]
  /** The word that the names of its funds have in them; null where there is none. */
  readonly funds: string | null
}

const WIDE = ['智造', '药业', '电气', '食品', '软件', '银行', '证券', '能源', '矿业']

/** The trade of each index, by its code. */
const TRADES: Readonly<Record<string, IndexTrade>> = {
  '880800': { key: 'wide', companies: WIDE, funds: '宽基800' },
  '880500': { key: 'small', companies: ['新材', '数科', '商业', '物流'], funds: '中小盘500' },
  '880001': { key: 'dividends', companies: ['银行', '能源', '物流'], funds: '红利低波' },
  '880002': { key: 'energy', companies: ['电气', '能源', '新材'], funds: '新能源产业' },
  '880003': { key: 'medicine', companies: ['药业'], funds: '医药指数' },
  '880004': { key: 'consume', companies: ['食品', '商业'], funds: '消费指数' },
  '880005': { key: 'tech', companies: ['软件', '数科'], funds: null },
  '880006': {
    key: 'abroad',
    companies: ['Systems', 'Semiconductor', 'Networks'],
    of: WORLD_STOCKS,
    funds: null,
  },
}

/** The ten largest members, the heaviest first. */
export function indexParts(code: string): { code: string; name: string; weight: string }[] {
  const trade = TRADES[code]
  if (!trade) return []
  return indexMembers(trade.key, trade.companies, trade.of)
    .toSorted((a, b) => b.weight - a.weight)
    .map((it) => ({ code: it.code, name: it.name, weight: (it.weight / 100).toFixed(2) }))
}

/** Returns whether a fund follows the index. */
export function follows(code: string, fund: { typeCode: string; name: string }): boolean {
  const words = TRADES[code]?.funds ?? null
  return fund.typeCode === '5' && words !== null && fund.name.includes(words)
}
