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

/** The number of a person's account in a portfolio, under which its shares are booked. */
export const portfolioAccount = (userId: string, portfolioCode: string): string =>
  `${userId}-${portfolioCode}`

/** All that there are, those too that the list of names leaves out. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...PORTFOLIOS.map(({ code, name }) => [code, name] as const),
  ['PI0002', '均衡配置二号'],
  ['PJ0009', '成长配置一期'],
  ['PH0003', '固收增强三号'],
])

const named = (code: string) => {
  const portfolioName = NAMES.get(code)
  return portfolioName === undefined ? NONE : { portfolioCode: code, portfolioName }
}

/** The portfolio of an account by its number; none for a card. */
export const portfolioOfAccount = (bankSerial: string) =>
  named(bankSerial.slice(bankSerial.lastIndexOf('-') + 1))

/** The portfolio that what a user has of a fund belongs to, by the accounts that hold it. */
export function portfolioFor(
  userId: string,
  fundCode: string,
  accounts: readonly string[] = [],
): { portfolioCode: string; portfolioName: string } {
  const [first] = accounts
  const only = first !== undefined && new Set(accounts).size === 1 ? first : ''
  const booked = portfolioOfAccount(only)
  return booked.portfolioCode === '' ? named(PARTS.get(`${userId} ${fundCode}`) ?? '') : booked
}
