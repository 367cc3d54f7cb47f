import { expect, test } from 'vitest'
import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { AnyPage } from '#test/e2e/any-page.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { openProvider } from '#test/e2e/provider.ts'

const KEYBOARD = 374
const FUND = '980303'

/** Forms with a bar at their end, and whose they are. */
const FORMS = [
  ['zhang', bindingPaths.bindPhone.to({ step: '1' })],
  ['zhang', bindingPaths.setBank.to()],
  ['foreign', myCenterPaths.personalTax.to()],
  ['visitor', enrollPaths.cellphoneEnroll.to({ step: '1' })],
  ['visitor', bindingPaths.accountBinding.to({ step: '1' })],
  ['zhang', dealPaths.addBank.to()],
  ['zhang', dealPaths.purchase.to({ fundCode: FUND, isCheckedPre: '1' })],
  ['zhang', dealPaths.deposit.to({ fundCode: '001386' })],
  ['zhang', directInvestPaths.directInvestCashier.to({ fundCode: FUND })],
] as const

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  test('a keyboard leaves no field of any form under the bar at its end', async () => {
    const { host, openAs } = journey()
    const height = () => host.browser.execute(() => innerHeight)
    const full = await height()
    let fields = 0
    for (const [user, address] of FORMS) {
      await openAs(user, address)
      await new AnyPage(host).atRest()
      const count = await host.browser.execute(
        () =>
          document.querySelectorAll(
            'main input:not([type]), main input[type="text"], main textarea',
          ).length,
      )
      for (let at = 0; at < count; at += 1) {
        fields += 1
        await host.browser.execute((index) => {
          const all = document.querySelectorAll<HTMLElement>(
            'main input:not([type]), main input[type="text"], main textarea',
          )
          all[index]?.focus()
        }, at)
        await host.control.setKeyboard(KEYBOARD)
        await expect.poll(height).toBe(full - KEYBOARD)
        const covered = () =>
          host.browser.execute(() => {
            const field = document.activeElement?.getBoundingClientRect()
            if (field === undefined) return 'nothing has the focus'
            if (field.bottom > innerHeight || field.top < 0) return 'the field is out of view'
            const x = field.left + field.width / 2
            const on = [field.top + 1, field.bottom - 1].map((y) => document.elementFromPoint(x, y))
            const isFree = on.every((it) => it === document.activeElement)
            return isFree ? '' : `under ${on.map((it) => it?.className).join()}`
          })
        // A page learns of the keyboard after its height has changed.
        await expect.poll(covered, { message: `${address} ${at}` }).toBe('')
        await host.browser.execute(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        })
        await host.control.setKeyboard(0)
        await expect.poll(height).toBe(full)
      }
    }
    expect(fields).toBeGreaterThan(15)
  })
})
