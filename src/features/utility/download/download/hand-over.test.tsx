// @vitest-environment jsdom
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { downloadPaths } from '#paths/download.ts'
import { button, click, eventually, one } from '#ui/testing/in-page.tsx'
import { downloadModule } from '../routes.ts'

const { open } = testPages()

/** The text of a code that is drawn as runs of dark modules. */
function textIn(code: Element): string | undefined {
  const side = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const pixels = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255)
  const runs =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []
  for (const [, x, y, width] of runs)
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(width) * scale; column += 1) {
        const at = ((Number(y) * scale + row) * side * scale + Number(x) * scale + column) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR(pixels, side * scale, side * scale)?.data
}

test('hands a page over by a code and a link that lead to the same place', async () => {
  await open(downloadModule, downloadPaths.download.to({ to: '/asset/holdList' }))
  await eventuallySays('打开 App')
  await click(button('用二维码或链接在其他地方打开'))
  const link = `${location.origin}/download?to=%2Fasset%2FholdList`
  await eventually(() => expect(text()).toContain(link))
  expect(textIn(one('svg[role=img]'))).toBe(link)
})

test('hands a page whose link is too long for a code over by the link alone', async () => {
  const words = '基金'.repeat(90)
  const to = `/fundPortal/fundSearch?words=${encodeURIComponent(words)}`
  await open(downloadModule, downloadPaths.download.to({ to }))
  await eventuallySays('打开 App')
  await click(button('用二维码或链接在其他地方打开'))
  await eventuallySays('链接较长')
  expect(text()).toContain('/download?to=')
  expect(document.querySelector('svg[role=img]')).toBeNull()
})
