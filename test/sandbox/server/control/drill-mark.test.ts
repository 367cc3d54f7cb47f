// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { MARK_SCRIPT } from './drill-mark.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

const get = (path: string) => sandbox.fetch(new Request(`http://front.test:5180${path}`))

test('the mark says which day the sandbox has, and the drills while they are on', async () => {
  // Scripts of this page have no network of their own.
  Object.assign(document, { ask: get })
  const script = document.createElement('script')
  const mark = await (await get(MARK_SCRIPT)).text()
  script.textContent = `{ const fetch = (path) => document.ask(path); ${mark} }`
  document.body.append(script)
  const shown = () => document.querySelector<HTMLElement>('#sandbox-mark')
  const says = (words: string) =>
    vi.waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      expect(shown()?.textContent).toBe(words)
    })

  await says('沙箱 2026-03-11')
  await control(sandbox, 'latency', { ms: 1 })
  await says('演练中：网络很慢')
  expect(shown()?.getAttribute('aria-label')).toBe(
    '演练中：网络很慢，时钟是 2026-03-11，打开沙箱控制台',
  )
  await control(sandbox, 'latency', { ms: 0 })
  await says('沙箱 2026-03-11')
  expect(document.querySelectorAll('#sandbox-mark')).toHaveLength(1)
})
