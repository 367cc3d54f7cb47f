import { expect, test } from 'vitest'
import { circlePaths } from '#paths/circle.ts'
import { togetherPaths } from '#paths/together.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { CircleHomePage, DryCargoPage, ToolPage } from '#test/e2e/pages/circle-pages.ts'
import { TogetherHomePage } from '#test/e2e/pages/together-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const CIRCLE = '科技圈'
const READ = '一款新药从实验室到药房'
const STEP = '稷洛沙班片提交上市申请'
const STEP_DAY = '20260321'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user joins a circle and leaves it again', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', circlePaths.circleHome.to())
    const list = await (await new CircleHomePage(host).shown()).atRest()
    const circle = await (await list.open(CIRCLE)).join()
    expect(await circle.facts()).toContain('9842 人加入')
    const joined = await (await circle.back()).hasOwn(CIRCLE)
    // The provider has it too.
    await (await joined.reload()).hasOwn(CIRCLE)
    const left = await (await joined.open(CIRCLE)).leave()
    expect(await left.facts()).toContain('9841 人加入')
    await (await left.back()).hasNoOwn()
  })

  test('a long read goes on in the same place, after the list and after a reload', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', circlePaths.dryCargo.to())
    const list = await new DryCargoPage(host).shown()
    const text = await (await list.open(READ)).isAt(1)
    await (await text.next(2)).next(3)
    expect(await text.meaningOf('受试者')).toBe('自愿参加临床试验的人，可以随时退出')
    const place = await text.scroll()
    expect(place).toBeGreaterThan(50)
    const sameness = async (page: typeof text) =>
      expect.poll(async () => Math.abs((await page.scrolled()) - place)).toBeLessThan(3)
    await expect.poll(() => text.kept()).toContain('"chapter":3,"offset":0.')

    const again = await (await (await text.back()).says(READ, '读到第 3 章')).open(READ)
    await sameness(await again.isAt(3))
    await again.reload()
    await sameness(await again.isAt(3))

    await openAs('qian', circlePaths.dryCargo.to())
    await (await (await new DryCargoPage(host).shown()).open(READ)).isAt(1)
  })

  test('a reminder says on its day that it has come, with what happened', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', circlePaths.tool.to())
    const tool = await (await new ToolPage(host).shown()).isExpected(STEP)
    await (await tool.chooseDay(STEP_DAY)).isExpected(STEP)
    await tool.remind(STEP)
    expect(await tool.reminder(STEP)).toContain('还有 10 天')
    await openAs('zhang', togetherPaths.togetherHome.to())
    await (await new TogetherHomePage(host).shown()).hasOn('03-21', '10 天后', STEP)

    await provider.client.moveClockTo(`${STEP_DAY}100000`)
    await openAs('zhang', circlePaths.tool.to())
    await tool.shown()
    expect(await tool.reminder(STEP)).toContain('今天已公布')
    await tool.hasHappened(STEP, '已受理')
  })
})
