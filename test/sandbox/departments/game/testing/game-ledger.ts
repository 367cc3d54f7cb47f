/**
 * A second, separate way of working out the game: whole numbers alone, and none of the product's
 * arithmetic, fees or dates. Money is in cents, shares in hundredths, other figures in millionths.
 */
const MILLION = 1_000_000n

/** A decimal text in units of `10 ** -places`. */
export function units(text: string, places: number): bigint {
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(places, '0').slice(0, places))
  return negative ? -value : value
}

/** Half up, of a quotient that is not negative. */
const halfUp = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below)

export const cash = (text: string): bigint => units(text, 2)
const millionths = (text: string): bigint => units(text, 6)

/** The terms of a fund, as its page prints them. */
export interface Terms {
  readonly kind: 'domestic' | 'qdii' | 'money'
  readonly purchaseTiers: readonly { readonly upTo: string | null; readonly rate: string | null }[]
  readonly discount: string | null
  readonly redemptionTiers: readonly { readonly daysUnder: number | null; readonly rate: string }[]
  readonly points: ReadonlyMap<
    string,
    { readonly nav: string; readonly dividend: string | null; readonly incomePer10k: string | null }
  >
}

export interface Act {
  /** YYYYMMDDHHmmss. */
  readonly time: string
  readonly kind: 'buy' | 'sell'
  readonly fundCode: string
  /** Yuan of a purchase, shares of a sale. */
  readonly quantity: string
}

interface Lot {
  readonly traded: string
  readonly confirmed: string
  shares: bigint
}

interface Waiting extends Act {
  readonly traded: string
  readonly confirmed: string
}

const dayNumber = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8))) /
  86_400_000

/** A day that is not known yet. */
const NOT_YET = '99999999'

/** The books of one player. */
export class GameLedger {
  readonly #funds: ReadonlyMap<string, Terms>
  readonly #openDays: readonly string[]
  readonly #lots = new Map<string, Lot[]>()
  #waiting: Waiting[] = []
  #cash = cash('100000.00')
  purchaseFees = 0n
  saleFees = 0n

  constructor(funds: ReadonlyMap<string, Terms>, openDays: readonly string[]) {
    this.#funds = funds
    this.#openDays = openDays
  }

  #terms(code: string): Terms {
    const terms = this.#funds.get(code)
    if (terms === undefined) throw new Error(`no terms of ${code}`)
    return terms
  }

  #openDay(day: string, after: number): string {
    const first = this.#openDays.findIndex((it) => it >= day)
    return this.#openDays[first + after] ?? NOT_YET
  }

  /** The day whose value an order gets, and that of its confirmation. */
  days({ time, fundCode }: Act): { readonly traded: string; readonly confirmed: string } {
    const today = time.slice(0, 8)
    const isInTime = time.slice(8) < '150000' && this.#openDays.includes(today)
    const first = this.#openDays.find((it) => (isInTime ? it >= today : it > today)) ?? NOT_YET
    const later = this.#terms(fundCode).kind === 'qdii' ? 2 : 1
    return { traded: first, confirmed: this.#openDay(first, later) }
  }

  order(act: Act): void {
    if (act.kind === 'buy') this.#cash -= cash(act.quantity)
    this.#waiting.push({ ...act, ...this.days(act) })
  }

  /** Nine in the morning: what is due is confirmed. */
  morning(day: string): void {
    const due = this.#waiting.filter(({ confirmed }) => confirmed <= day)
    this.#waiting = this.#waiting.filter(({ confirmed }) => confirmed > day)
    for (const it of due) {
      if (it.kind === 'buy') this.#confirmBuy(it)
      else this.#confirmSell(it)
    }
  }

  #confirmBuy({ fundCode, quantity, traded, confirmed }: Waiting): void {
    const { purchaseTiers, discount, points } = this.#terms(fundCode)
    const amount = cash(quantity)
    const tier = purchaseTiers.find(({ upTo }) => upTo === null || amount < cash(upTo))
    const rate = (millionths(tier?.rate ?? '0') * millionths(discount ?? '1')) / MILLION
    const net = halfUp(amount * 100n * MILLION, 100n * MILLION + rate)
    this.purchaseFees += amount - net
    const nav = units(points.get(traded)?.nav ?? '', 4)
    const lots = this.#lots.get(fundCode) ?? []
    lots.push({ traded, confirmed, shares: halfUp(net * 10_000n, nav) })
    this.#lots.set(fundCode, lots)
  }

  #confirmSell({ fundCode, quantity, traded, confirmed }: Waiting): void {
    const { redemptionTiers, points } = this.#terms(fundCode)
    const nav = units(points.get(traded)?.nav ?? '', 4)
    const ordered = [...(this.#lots.get(fundCode) ?? [])]
    ordered.sort((one, other) => dayNumber(one.confirmed) - dayNumber(other.confirmed))
    let left = cash(quantity)
    let [taken, gross, fees] = [0n, 0n, 0n]
    for (const lot of ordered) {
      const shares = lot.shares < left ? lot.shares : left
      if (shares === 0n) continue
      lot.shares -= shares
      left -= shares
      taken += shares
      const age = dayNumber(confirmed) - dayNumber(lot.confirmed)
      const tier = redemptionTiers.find(({ daysUnder }) => daysUnder === null || age < daysUnder)
      const before = gross
      gross = halfUp(taken * nav, 10_000n)
      fees += halfUp((gross - before) * millionths(tier?.rate ?? '0'), 100n * MILLION)
    }
    this.saleFees += fees
    this.#cash += gross - fees
  }

  /** Eight in the evening: dividends become shares, and money funds earn. */
  evening(day: string): void {
    for (const [code, lots] of this.#lots) {
      const { kind, points } = this.#terms(code)
      const point = points.get(day)
      if (point === undefined) continue
      if (kind === 'money') {
        const held = lots.reduce((all, it) => (it.confirmed <= day ? all + it.shares : all), 0n)
        const earned = halfUp(held * units(point.incomePer10k ?? '0', 4), 100_000_000n)
        if (earned > 0n) lots.push({ traded: day, confirmed: day, shares: earned })
      } else if (point.dividend !== null) {
        const held = lots.reduce((all, it) => (it.traded < day ? all + it.shares : all), 0n)
        const paid = halfUp(held * millionths(point.dividend), MILLION)
        const shares = halfUp(paid * 10_000n, units(point.nav, 4))
        if (shares > 0n) lots.push({ traded: day, confirmed: day, shares })
      }
    }
  }

  shares(code: string): bigint {
    return (this.#lots.get(code) ?? []).reduce((all, it) => all + it.shares, 0n)
  }

  /** The total at the values that are out in the evening of a trading day. */
  total(day: string): bigint {
    const transit = this.#waiting.reduce(
      (all, it) => (it.kind === 'buy' ? all + cash(it.quantity) : all),
      0n,
    )
    let total = this.#cash + transit
    for (const code of this.#lots.keys()) {
      const { kind, points } = this.#terms(code)
      const isOut = (it: string) => (kind === 'qdii' ? it < day : it <= day)
      const last = [...points].findLast(([it]) => isOut(it))?.[1]
      const nav = kind === 'money' ? 10_000n : units(last?.nav ?? '', 4)
      total += halfUp(this.shares(code) * nav, 10_000n)
    }
    return total
  }
}

/** The rate in hundredths of a percent, half away from zero. */
export function gainRate(total: bigint): bigint {
  const gained = (total - cash('100000.00')) * 10_000n
  const start = cash('100000.00')
  return gained < 0n ? -halfUp(-gained, start) : halfUp(gained, start)
}
