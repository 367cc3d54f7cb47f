/** Names of the `:parameters` in a pattern. */
type ParamOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Given<P extends string, Q> = ([ParamOf<P>] extends [never]
  ? object
  : Readonly<Record<ParamOf<P>, string>>) &
  Q

export interface Path<P extends string = string, Q = unknown> {
  /** What the router matches. */
  readonly pattern: P
  /** The URL for these parameters and query fields; absent query fields are left out. */
  readonly to: (given: Given<P, Q>) => string
}

function path<Q = unknown>() {
  return <const P extends string>(pattern: P): Path<P, Q> => ({
    pattern,
    to: (given) => {
      const rest = new Map<string, string | undefined>(Object.entries(given))
      const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => {
        const value = rest.get(name) ?? ''
        rest.delete(name)
        return encodeURIComponent(value)
      })
      const query = new URLSearchParams()
      for (const [key, value] of rest) if (value !== undefined) query.set(key, value)
      const search = query.toString()
      return search === '' ? pathname : `${pathname}?${search}`
    },
  })
}

/** `isCheckedPre` and `cfmTime` carry the answer to the risk warning (section 4, step 11). */
interface PurchaseQuery {
  readonly fundCode: string
  readonly isCheckedPre?: '1'
  readonly cfmTime?: string
}

/** Every URL of the app, typed; nothing else writes one (specification, section 2). */
export const paths = {
  home: path()('/'),
  fundDetail: path<{ fundCode: string }>()('/fund_detail/FundDetailSingle'),
  purchase: path<PurchaseQuery>()('/deal/nonMontyPurchase'),
  deposit: path<PurchaseQuery>()('/deal/montyPurchase'),
  dealResult: path<{ applyNo: string; fundCode: string }>()('/deal/DealResult/:type'),
  transactionDetail: path<{ applyNo: string }>()('/transaction/TransactionDetail'),
  /** Not built yet; named because the pre-trade gate sends people there (section 4). */
  authentic: path()('/authentic'),
  setBank: path()('/binding/setBank'),
  personalTax: path()('/myCenter/personalTax'),
  risks: path()('/risks'),
  networkError: path<{ from?: string }>()('/error/networkError'),
  error404: path()('/error/error404'),
} as const
