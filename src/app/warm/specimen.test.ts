// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { drawSpecimen } from './Specimen.tsx'

test('a specimen is invisible and inert while it is rendered, and is removed afterwards', async () => {
  const seen: { readonly text: string; readonly visibility: string; readonly inert: boolean }[] = []
  const watcher = new MutationObserver(() => {
    for (const place of document.body.querySelectorAll('div')) {
      if (place.parentElement !== document.body) continue
      const { visibility } = getComputedStyle(place)
      seen.push({ text: place.textContent, visibility, inert: place.inert })
    }
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await drawSpecimen()
  watcher.disconnect()
  expect(seen.some(({ text }) => text.includes('1,234,567.89'))).toBe(true)
  for (const it of seen) expect(it).toMatchObject({ visibility: 'hidden', inert: true })
  expect(document.body.childElementCount).toBe(0)
})
