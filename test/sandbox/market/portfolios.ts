/** Portfolios that the built-in market has, one a module, and who holds which funds in one. */

interface Portfolio {
  readonly module: 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l'
  readonly code: string
  readonly name: string
  /** Initials. */
  readonly pinyin: string
}

export const PORTFOLIOS: readonly Portfolio[] = [
  { module: 'f', code: 'PF0001', name: '活钱管家', pinyin: 'HQGJ' },
  { module: 'g', code: 'PG0001', name: '稳健理财', pinyin: 'WJLC' },
  { module: 'h', code: 'PH0001', name: '固收增强', pinyin: 'GSZQ' },
  { module: 'i', code: 'PI0001', name: '均衡配置', pinyin: 'JHPZ' },
  { module: 'j', code: 'PJ0001', name: '成长配置', pinyin: 'CZPZ' },
  { module: 'k', code: 'PK0001', name: '积极成长', pinyin: 'JJCZ' },
  { module: 'l', code: 'PL0001', name: '进取配置', pinyin: 'JQPZ' },
]

const NONE = { portfolioCode: '', portfolioName: '' }

/** The funds that a persona holds, and has ordered, as parts of a portfolio. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['qian 980101', 'PI0001'],
  ['qian 980201', 'PI0001'],
  ['qian 980301', 'PI0001'],
])

/** The portfolio that what a user has of a fund belongs to. */
export function portfolioFor(
  userId: string,
  fundCode: string,
): { portfolioCode: string; portfolioName: string } {
  const code = PARTS.get(`${userId} ${fundCode}`)
  const found = PORTFOLIOS.find((it) => it.code === code)
  return found ? { portfolioCode: found.code, portfolioName: found.name } : NONE
}
