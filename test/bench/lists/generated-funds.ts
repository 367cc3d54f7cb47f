import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPinyin } from '#test/sandbox/market/pinyin.ts'

/** As many as there are in the published list. */
export const FUND_COUNT = 24_453

const COMPANIES = Array.from('禾岸青桐云海长风远山明河新禾安泰恒远嘉石宏图瑞林景川泰岳博文中原')
const THEMES =
  '成长精选,稳健回报,价值优选,蓝筹精选,消费升级,医药健康,先进制造,数字经济,绿色能源,新兴产业,高端装备,品质生活,红利低波,量化多因子,科技创新,沪深300,中证500,纯债添利,短债安心,双利增强'.split(
    ',',
  )
const KINDS = [
  ['混合', '混合型-偏股'],
  ['灵活配置混合', '混合型-灵活'],
  ['股票', '股票型'],
  ['指数', '指数型-股票'],
  ['债券', '债券型-长债'],
  ['货币', '货币型-普通货币'],
  ['一年持有期混合', '混合型-偏债'],
] as const
const CLASSES = ['A', 'C', 'E', 'I', '']

interface GeneratedFund {
  readonly code: string
  readonly name: string
  readonly initials: string
  /** Its whole pinyin. */
  readonly whole: string
  readonly type: string
}

const at = <T>(list: readonly T[], place: number): T => {
  const item = list[place % list.length]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}

/** Invented funds, always the same: each name once, codes as scattered as real ones. */
export function generatedFunds(count = FUND_COUNT): GeneratedFund[] {
  return Array.from({ length: count }, (_, index) => {
    const family = Math.floor(index / CLASSES.length)
    const [kind, type] = at(KINDS, family)
    const rest = Math.floor(family / KINDS.length)
    const theme = at(THEMES, rest)
    const house = Math.floor(rest / THEMES.length)
    const company =
      at(COMPANIES, house) + at(COMPANIES, house + 1 + Math.floor(house / COMPANIES.length))
    const name = `${company}${theme}${kind}${at(CLASSES, index)}`
    // 37 and a million have no common factor, so no code comes twice.
    const code = String(1 + ((index * 37) % 999_999)).padStart(6, '0')
    return { code, name, ...readPinyin(name), type }
  })
}

const FUNDS_HEADER = '基金代码,拼音缩写,基金简称,基金类型,拼音全称'
const RANK_HEADER =
  '基金代码,基金简称,日期,单位净值,累计净值,日增长率,近1周,近1月,近3月,近6月,近1年,近2年,近3年,今年来,成立来,手续费'

/** Percent, different for neighbours and always the same. */
const percent = (index: number, most: number): string =>
  (((index * 7_919) % (most * 200)) / 100 - most).toFixed(2)

/** Value, changes and fee of a fund; the newest year is known of all, five years of most. */
function rankLine({ code, name }: GeneratedFund, index: number): string {
  const value = (0.6 + ((index * 613) % 4_000) / 1_000).toFixed(4)
  const changes = [1, 3, 6, 9, 15, 30, 45, 60, 20, 120].map((most) => percent(index, most))
  return [code, name, '2025-07-18', value, value, ...changes, '0.15%'].join(',')
}

/** Writes the funds as a data folder of the sandbox, each with a value of the same day. */
export function writeGeneratedFunds(folder: string): void {
  const funds = generatedFunds()
  const lines = funds.map((it) => [it.code, it.initials, it.name, it.type, it.whole].join(','))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'funds.csv'), `${[FUNDS_HEADER, ...lines].join('\n')}\n`)
  writeFileSync(
    join(folder, 'fund-rank.csv'),
    `${[RANK_HEADER, ...funds.map(rankLine)].join('\n')}\n`,
  )
}
