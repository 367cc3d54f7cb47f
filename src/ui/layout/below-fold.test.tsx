// @vitest-environment jsdom
import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { BelowFold } from './BelowFold.tsx'
import { inTime } from '#ui/testing/in-time.ts'

test('what is below the first screen comes after the first frame', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const rendered = vi.fn<(id: string) => void>()
  flushSync(() =>
    root.render(
      <main>
        <h1>above</h1>
        <BelowFold>
          <Profiler id="below" onRender={rendered}>
            <p>below</p>
          </Profiler>
        </BelowFold>
      </main>,
    ),
  )
  expect(container.textContent).toBe('above')
  expect(rendered).not.toHaveBeenCalled()
  await inTime(() => expect(container.textContent).toBe('abovebelow'))
  root.unmount()
})
