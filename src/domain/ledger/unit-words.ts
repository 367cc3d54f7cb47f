/** Returns how units of a ledger are written: rules.md#ledger-of-units. */

/** Whole units in groups of three digits; a change with its sign. */
export function unitAmount(amount: number, kind: 'plain' | 'signed'): string {
  const sign = amount < 0 ? '-' : kind === 'signed' && amount > 0 ? '+' : ''
  return `${sign}${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`
}
