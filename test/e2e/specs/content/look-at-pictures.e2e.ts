import { expect, test } from 'vitest'
import { vpPaths } from '#paths/vp.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { IdeaDetailPage } from '#test/e2e/pages/viewpoint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** An idea with three pictures, each twice as wide as high. */
const IDEA = { itemId: 'i-007' }

// Chromium's DevTools alone have the fingers of a screen.
onEachEngine({ provider: openProvider, on: ({ name }) => name === 'chromium' }, (journey) => {
  test('a reader looks closely at the pictures of an idea, with one finger and with two', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', vpPaths.ideaDetail.to(IDEA))
    const idea = await new IdeaDetailPage(host).shown()
    const viewer = await (await idea.openPicture(1)).isAt(1, 3)
    const whole = await viewer.picture()

    // From one to the next, back, and no further than the first.
    await (await viewer.swipe(-200)).isAt(2, 3)
    expect(await viewer.picture()).toEqual(whole)
    await (await viewer.swipe(200)).isAt(1, 3)
    await (await viewer.swipe(200)).isAt(1, 3)
    expect(await viewer.picture()).toEqual(whole)

    // Two fingers: twice as far from each other, twice as large; the page stays as it is.
    await (await viewer.pinch(80, 160)).isEnlarged()
    const pinched = await viewer.picture()
    expect(pinched.width / whole.width).toBeCloseTo(2, 1)
    expect(await viewer.pageScale()).toBe(1)

    // One finger moves what is enlarged, and stays with it.
    await (await viewer.swipe(-80)).isAt(1, 3)
    const moved = await viewer.picture()
    expect([moved.width, Math.round(moved.x - pinched.x)]).toEqual([pinched.width, -80])

    // Closer to each other than before: all of it again.
    await (await viewer.pinch(240, 60)).isWhole()
    expect(await viewer.picture()).toEqual(whole)

    // Two taps enlarge what is under them, and two more show all.
    const at = { x: 60, y: 20 }
    await (await viewer.doubleTap(at)).isEnlarged()
    const near = await viewer.picture()
    const scale = near.width / whole.width
    expect(scale).toBeCloseTo(2.5, 1)
    const middle = whole.x + whole.width / 2
    expect(near.x + near.width / 2).toBeCloseTo(middle + at.x * (1 - scale), 0)
    await (await viewer.doubleTap(at)).isWhole()
    expect(await viewer.picture()).toEqual(whole)

    // A picture that was looked at closely is left as a whole.
    await (await viewer.doubleTap(at)).isEnlarged()
    await (await viewer.doubleTap(at)).isWhole()
    await (await viewer.swipe(-200)).isAt(2, 3)
    // A finger down or up turns no page.
    await (await viewer.swipe(0, 200)).isAt(2, 3)
    await viewer.close()
    expect((await (await idea.shown()).address()).path).toBe('/vp/ideaDetail')
  })
})
