import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DisplayView } from '#test/e2e/pages/display-view.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  test('a chosen theme and size of text are there at once, and before any style after a restart', async () => {
    const { host } = journey()
    const view = new DisplayView(host)
    const home = await new HomePage(host).shown()
    const before = await view.look()
    await home.setDisplay('深色', '特大')
    const chosen = await view.look()
    expect(chosen.ground).not.toBe(before.ground)
    expect(chosen.fontSize).toBeCloseTo(before.fontSize * 1.3)
    expect(chosen).toMatchObject({ barColor: '#0d1015', setBeforeStyles: true })

    const again = await home.reload()
    expect(await view.look()).toEqual(chosen)

    await again.setDisplay('跟随系统', '标准')
    expect(await view.look()).toMatchObject({ ground: before.ground, fontSize: before.fontSize })
  })

  test('the layout follows the notch as the phone is turned', async () => {
    const { host } = journey()
    const view = new DisplayView(host)
    await new HomePage(host).shown()
    await expect.poll(() => view.notch()).not.toContain('')
    const upright = await view.notch()
    await host.control.turn('landscape')
    await expect.poll(() => view.notch()).toEqual(['0px', '21px'])
    await host.control.turn('portrait')
    await expect.poll(() => view.notch()).toEqual(upright)
  })

  test('an address with a fragment scrolls to the fees of the fund', async () => {
    const { host } = journey()
    const view = new DisplayView(host)
    await host.control.open('/fund_detail/FundDetailSingle?fundCode=980303#fees')
    await new FundDetailSinglePage(host).shown()
    await expect.poll(() => view.topOf('fees')).toBeLessThan(100)
  })
})
