/** How gold coins are written: rules.md#tasks-and-rewards. */

/** Whole coins in groups of three digits; a change with its sign. */
export function coinChange(coins: number, kind: 'plain' | 'signed'): string {
  const sign = coins < 0 ? '-' : kind === 'signed' && coins > 0 ? '+' : ''
  return `${sign}${String(Math.abs(coins)).replace(/\B(?=(\d{3})+$)/g, ',')}`
}
