import { saveCMBStatus } from '#api/calls/bank.ts'
import { send } from '#api/client.ts'
import { cmbOpenSignPage, cmbSaveAuthInfo } from '#api/calls/payment-bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import { bankPageAddress } from '#domain/identity/payment-bank-return.ts'
import { assetPaths } from '#paths/asset.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import { dealPaths } from '#paths/deal.ts'

/** Any but "1" and "2" adds a card (rules.md#payment-bank-return). */
const ADDS_CARD = '3'

/**
 * What must be known on return (rules.md#payment-bank-payload): `routePath` is where a failure goes
 * back to, `cmbEntryRoute` where the end leads on to. Addresses of our own carry no card or mobile
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
 * Opens a signing at the payment bank and stores the way back: the number of the signing, and the
 * page to leave for. Null where the bank could not send anybody back here (a pack under an app's
 * own scheme), or what it gave is no page that anybody is sent to. Throws what `ask` throws; the
 * user is still here then.
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
  // Only a note of how far one is: nothing depends on it. Waited for, because leaving would cut it
  // off.
  await send(saveCMBStatus, { status: '1' }).catch(() => null)
  return { signNo, address }
}
