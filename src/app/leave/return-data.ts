/** The data that are stored at the provider for the return from the payment bank. */
interface Leaving {
  readonly nextType: string
  readonly from: string
  readonly routePath: string
}

/**
 * The JSON text to store for the return (rules.md#payment-bank-payload): `routePath` is the address
 * after a failure, `cmbEntryRoute` the address after success. Neither contains a card or mobile
 * number.
 */
export function returnData({ nextType, from, routePath }: Leaving): string {
  const [path = from, search = ''] = from.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  return JSON.stringify({
    nextType,
    routePath,
    fundCode: query['fundCode'] ?? '',
    cfmTime: query['cfmTime'] ?? '',
    cmbEntryRoute: JSON.stringify({ path, fullPath: from, name: '', query }),
  })
}
