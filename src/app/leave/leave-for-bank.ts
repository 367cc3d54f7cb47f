import { reportSigning } from '#shared/engines/trip/report-signing.ts'
import { cmbOpenSignPage, cmbSaveAuthInfo } from '#api/calls/payment-bank.ts'
import { openPensionBankPage } from '#api/calls/pension/pension-bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import type { BankDeparture } from '#domain/navigation/departure.ts'
import { returnStep } from '#domain/identity/payment-bank-return.ts'
import { bankPageAddress } from '#domain/navigation/outside-address.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { PENSION_PURPOSES } from '#domain/pension/pension-account.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import { homePaths } from '#paths/home.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { publicAddress } from '#platform/public-address.ts'
import { keepTrip } from '#session/trip.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { Moves } from './moves.ts'
import { NotLeft } from './outside-page.ts'
import { returnData } from './return-data.ts'

/** Opens the visit at the provider, with where the bank is to send the user back to. */
async function openVisit({ kind, target: bankId, purpose }: BankDeparture, stored: string) {
  if (kind === 'pensionBank') {
    const wish = PENSION_PURPOSES.find((it) => it === purpose) ?? 'open'
    const back =
      wish === 'contribute'
        ? taxDelayPaths.bankRedirect.to({ purpose: wish })
        : icbcPaths.result.to()
    const returnUrl = publicAddress(back)
    return fetchOrThrow(openPensionBankPage, { bankId, purpose: wish, returnUrl })
  }
  const returnUrl = publicAddress(cmbResultPaths.cmbResult.to())
  await fetchOrThrow(cmbSaveAuthInfo, { jsonStr: stored })
  const opened = await fetchOrThrow(cmbOpenSignPage, { bankId, nextType: purpose, returnUrl })
  // Only a report, whose failure is ignored. Awaited, because leaving the page would abort it.
  await reportSigning(returnStep(purpose), '1')
  return opened
}

/** Names who runs the page, opens the visit, records the trip and leaves. */
export async function leaveForBank(departure: BankDeparture, { assign }: Moves): Promise<void> {
  const { kind, target, purpose, name, repeats } = departure
  const answer = await dialog.confirm({
    title: `即将前往${name}的页面`,
    content: `该页面由${name}提供，您在那里填写的信息由银行处理。办理完成后会回到这里`,
    confirmText: '继续前往',
    cancelText: '暂不前往',
  })
  if (answer !== 'confirm') return
  const from = ownAddress(departure.from) ?? homePaths.home.to()
  const routePath = departure.routePath ?? `${location.pathname}${location.search}`
  const stored = returnData({ nextType: purpose, from, routePath })
  const { url, signNo } = await openVisit(departure, stored)
  const address = bankPageAddress(url, location.origin)
  if (address === null) throw new NotLeft('没有打开银行页面：银行给出的地址不安全，请稍后再试')
  keepTrip({ kind, signNo, target, purpose, name, from, routePath, repeats, at: Date.now() })
  assign(address)
}
