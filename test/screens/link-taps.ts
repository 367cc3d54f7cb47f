import * as v from 'valibot'
import type { LookPage } from './look-page.ts'
import { atRest } from './page-checks.ts'

/** A link of a screen to another, in view, and where a finger touches it. */
const target = v.object({ href: v.string(), words: v.string(), x: v.number(), y: v.number() })

/**
 * Runs in the page. The first link to another screen that a finger can touch, brought into view; null
 * where there is none. Marks the document.
 */
export async function linkToTap() {
  Object.assign(window, { tappedDocument: true })
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'),
    ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'),
  ]
  for (const link of links) {
    const { pathname } = new URL(link.href)
    const isPage = !/^\/(?:api|th|track|documents|sandbox)(?:\/|$)/.test(pathname)
    if (!isPage || link.target !== '' || pathname === location.pathname) continue
    const seen = link.getBoundingClientRect()
    if (seen.top < 60 || seen.bottom > innerHeight - 120) {
      link.scrollIntoView({ block: 'center' })
      // A long list draws its rows anew where it is scrolled to.
      await new Promise((drawn) => setTimeout(drawn, 300))
      if (!link.isConnected) continue
    }
    const box = link.getClientRects()[0]
    if (box === undefined || box.width < 4 || box.height < 4) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const top = document.elementFromPoint(x, y)
    if (top === null || top.closest('a') !== link) continue
    return { href: link.getAttribute('href') ?? '', words: link.innerText.slice(0, 20), x, y }
  }
  return null
}

/** Runs in the page. What a tap has led to. */
export function tapOutcome() {
  return {
    isSame: 'tappedDocument' in window,
    path: location.pathname,
    isBroken: document.body.innerText.includes('页面没有正常打开'),
  }
}
const outcome = v.object({ isSame: v.boolean(), path: v.string(), isBroken: v.boolean() })

/**
 * Touches the first link to another screen; resolves with what is wrong with what follows, null where
 * the screen has no such link. The app stays in its document, and the next screen comes to rest.
 */
export async function tapLink(page: LookPage): Promise<readonly string[] | null> {
  if (page.touch === undefined) throw new Error('This engine has no touches.')
  const found = await page.run(`(${linkToTap.toString()})()`, v.nullable(target))
  if (found === null) return null
  const before = await page.run('location.pathname', v.string())
  await page.touch(found.x, found.y)
  const moved = `new Promise((resolve) => {
    const begun = performance.now()
    const look = () => {
      if (location.pathname !== ${JSON.stringify(before)}) resolve(true)
      else if (performance.now() - begun > 8000) resolve(false)
      else setTimeout(look, 50)
    }
    look()
  })`
  const named = `a tap on ${found.words.replaceAll(/\s+/g, ' ')} (${found.href})`
  const rest = () => page.run(`(${atRest.toString()})()`, v.nullable(v.string()))
  const faults: string[] = []
  // A document that is replaced takes what runs in it with it.
  const isGone = await page.run(moved, v.boolean()).catch(() => true)
  const restless = await rest().catch(rest)
  const { isSame, isBroken } = await page.run(`(${tapOutcome.toString()})()`, outcome)
  if (!isGone) faults.push(`${named} leads nowhere`)
  if (!isSame) faults.push(`${named} loads a new document`)
  if (isBroken) faults.push(`${named} leads to a screen that does not open`)
  if (restless !== null)
    faults.push(`${named} leads to a screen that does not come to rest: ${restless}`)
  faults.push(...(await page.faults()).map((it) => `after ${named}: ${it}`))
  return faults
}
