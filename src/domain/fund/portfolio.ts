/** Portfolios: rows of the list of names that stand for several funds (rules.md#portfolios). */

/** The modules whose rows are portfolios, from the calmest to the boldest. */
export const PORTFOLIO_MODULES = ['f', 'g', 'h', 'i', 'j', 'k', 'l'] as const

interface Named {
  readonly moduleName: string
  readonly portfolioCode: string
  readonly portfolioName: string
}

export interface Portfolio {
  readonly code: string
  readonly name: string
}

const MODULES: ReadonlySet<string> = new Set(PORTFOLIO_MODULES)

/** The portfolio of a row; null for a fund. */
export function portfolioIn({ moduleName, portfolioCode, portfolioName }: Named): Portfolio | null {
  const named = portfolioCode !== '' && portfolioName !== ''
  return MODULES.has(moduleName) && named ? { code: portfolioCode, name: portfolioName } : null
}

/**
 * Returns what a holding or an order that belongs to a portfolio is called by; null for one that
 * belongs to none. One without a name is called by its code, so that it does not pass for an order
 * of its own.
 */
export function portfolioLabel({
  portfolioCode,
  portfolioName,
}: Omit<Named, 'moduleName'>): string | null {
  return portfolioCode === ''
    ? null
    : `组合 ${portfolioName === '' ? portfolioCode : portfolioName}`
}

/**
 * The portfolios that may be shown to a user: those that the user already has, for which the
 * questionnaire was answered. All others wait for it (rules.md#publicity).
 */
export function shownPortfolios<Row extends { readonly code: string }>(
  all: readonly Row[],
  held: readonly { readonly portfolioCode: string }[],
): readonly Row[] {
  const own = new Set(held.map(({ portfolioCode }) => portfolioCode))
  return all.filter(({ code }) => own.has(code))
}
