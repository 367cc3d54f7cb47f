import type { Security } from '#test/sandbox/kernel/market/archives.ts'

const HEADS = [
  ['岭河', '桐原', '澜舟', '稷野', '朔望', '砚台', '衡渡', '霁川', '栖岩', '漱石', '蘅芜', '岫云'],
  ['渚清', '鹭洲', '烽燧', '璇玑', '沅芷', '琅嬛', '皋兰', '汀兰', '樵风', '泓涵', '邃谷', '旻天'],
].flat()

/** Industries with what their companies are called after. */
const HOME: readonly [string, readonly string[]][] = [
  ['制造业', ['智造', '药业', '新材', '电气', '食品']],
  ['信息传输、软件和信息技术服务业', ['软件', '数科']],
  ['金融业', ['银行', '证券']],
  ['批发和零售业', ['商业']],
  ['交通运输、仓储和邮政业', ['物流']],
  ['电力、热力、燃气及水生产和供应业', ['能源']],
  ['采矿业', ['矿业']],
]
const WORLD: readonly [string, readonly string[]][] = [
  ['信息技术', ['Systems', 'Semiconductor']],
  ['通讯服务', ['Networks']],
  ['可选消费', ['Retail']],
  ['医疗保健', ['Health']],
  ['金融', ['Holdings']],
  ['工业', ['Industries']],
]
const WORLD_HEADS = [
  ['Alderwick', 'Brannoch', 'Corvane', 'Dunmere', 'Elstrad', 'Farrowgate', 'Glenhask', 'Hollin'],
  ['Istrevale', 'Jorvane', 'Kestrow', 'Lunmarch', 'Morvane', 'Northolme', 'Ostwick', 'Pellarin'],
].flat()

function makeStocks(
  heads: readonly string[],
  industries: readonly [string, readonly string[]][],
  stockCode: (number: number) => string,
  glue: string,
): Security[] {
  const endings = industries.flatMap(([industry, names]) =>
    names.map((name) => ({ industry, name })),
  )
  return heads.flatMap((head, row) =>
    endings.map(({ industry, name }, column) => ({
      code: stockCode(row * endings.length + column),
      name: `${head}${glue}${name}`,
      industry,
    })),
  )
}

export const HOME_STOCKS: readonly Security[] = makeStocks(
  HEADS,
  HOME,
  (number) => String(691_001 + number),
  '',
)
export const WORLD_STOCKS: readonly Security[] = makeStocks(
  WORLD_HEADS,
  WORLD,
  (number) => `X${String(number + 1).padStart(4, '0')}`,
  ' ',
)

const BOND_KINDS = ['附息国债', '金融债', '中期票据', '公司债', '同业存单'] as const

/** A bond of an invented issuer; government bonds have real names. */
export const BONDS: readonly Security[] = HEADS.flatMap((head, row) =>
  BOND_KINDS.map((kind, column) => ({
    code: `Z${String(row * BOND_KINDS.length + column + 1).padStart(5, '0')}`,
    name: `${22 + (row % 4)}${head}${kind}${String(1 + ((row * 7 + column) % 20)).padStart(2, '0')}`,
    industry: kind,
  })),
)
