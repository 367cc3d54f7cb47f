import { saveCMBStatus } from '#api/calls/bank.ts'
import { send } from '#api/client.ts'
import { cmbOpenSignPage, cmbSaveAuthInfo } from '#api/calls/payment-bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import { bankPageAddress } from '#domain/identity/payment-bank-return.ts'
import { assetPaths } from '#paths/asset.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import { dealPaths } from '#paths/deal.ts'

/** The `nextType` for adding a card: any but "1" and "2" (rules.md#payment-bank-return). */
const ADDS_CARD = '3'

/**
 * The JSON text to store for the return (rules.md#payment-bank-payload): `routePath` is the address
 * after a failure, `cmbEntryRoute` the address after success. Neither contains a card or mobile
 * number.
 */
export function returnData(from: string | undefined): string {
  const entry = from ?? assetPaths.holdList.to()
  const [path = entry, search = ''] = entry.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  return JSON.stringify({
    nextType: ADDS_CARD,
    routePath: dealPaths.addBank.to(from === undefined ? {} : { from }),
    fundCode: query['fundCode'] ?? '',
    cfmTime: query['cfmTime'] ?? '',
    cmbEntryRoute: JSON.stringify({ path, fullPath: entry, name: '', query }),
  })
}

/**
 * Opens a signing at the payment bank and stores the data for the return. Resolves to the signing's
 * number and the bank page's address; to null where the bank cannot redirect back (a pack under the
 * app's own scheme), or where the address is not one of the bank's. Rejects as `fetchOrThrow`
 * does.
 */
export async function openSigning(bankId: string, from: string | undefined) {
  if (!/^https?:$/.test(location.protocol)) return null
  const returnUrl = new URL(cmbResultPaths.cmbResult.to(), location.origin).href
  await fetchOrThrow(cmbSaveAuthInfo, { jsonStr: returnData(from) })
  const { url, signNo } = await fetchOrThrow(cmbOpenSignPage, {
    bankId,
    nextType: ADDS_CARD,
    returnUrl,
  })
  const address = bankPageAddress(url, location.origin)
  if (address === null) return null
  // Only a report, whose failure is ignored. Awaited, because leaving the page would abort it.
  await send(saveCMBStatus, { status: '1' }).catch(() => null)
  return { signNo, address }
}
