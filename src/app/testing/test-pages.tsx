import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect } from 'vitest'
import type { ModuleRow } from '#templates/module.ts'
import { queries } from '#app/data/queries.ts'
import { inPage, eventually } from '#ui/testing/in-page.tsx'
import { mountedScreen } from './mounted-screen.tsx'
import { replies, standInProvider, type Reply } from './stand-in-provider.ts'

/** The words in the document now. */
export const text = () => document.body.textContent ?? ''
export const eventuallySays = (words: string) => eventually(() => expect(text()).toContain(words))

const nothing = async () => {}

/**
 * The set-up of a file that tests screens, or parts of them: a fake provider, and one open page at a
 * time, which is closed after each test.
 */
export function testPages() {
  const requestedUrls: string[] = []
  const provider = { reply: replies.silence as Reply, requestedUrls }
  let closeOpened = nothing
  const close = () => {
    const closing = closeOpened
    closeOpened = nothing
    return closing()
  }
  beforeAll(async () => {
    const running = await standInProvider()
    running.reply = (response) => {
      requestedUrls.push(response.req.url ?? '')
      provider.reply(response)
    }
    return () => running.close()
  })
  afterEach(async () => {
    await close()
    requestedUrls.length = 0
  })
  return {
    /** `reply` may be set at any time, and answers every call from then on. */
    provider,
    /** The addresses with this part that were requested in this test. */
    asked: (part: string) => requestedUrls.filter((url) => url.includes(part)),
    /** Opens the module's screen at an address. */
    open: async ({ screens }: ModuleRow, address: string): Promise<void> => {
      const { pathname } = new URL(address, location.origin)
      const row = screens.find(({ path }) => path === pathname)
      if (row === undefined) throw new Error(`no screen at ${pathname}`)
      await close()
      closeOpened = (await mountedScreen(row, address)).close
    },
    /** Opens a part of a screen by itself. */
    openPart: async (part: ReactNode): Promise<void> => {
      await close()
      const page = await inPage(<QueryClientProvider client={queries}>{part}</QueryClientProvider>)
      closeOpened = async () => {
        await page.unmount()
        queries.clear()
      }
    },
    close,
  }
}
