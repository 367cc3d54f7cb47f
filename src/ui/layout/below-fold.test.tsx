// @vitest-environment jsdom
import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { BelowFold } from './BelowFold.tsx'

/** How long a check may take on a busy machine, in ms; one that holds ends at once. */
const IN_TIME = 15_000

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
  await vi.waitFor(() => expect(container.textContent).toBe('abovebelow'), IN_TIME)
  root.unmount()
})
