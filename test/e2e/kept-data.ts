import * as v from 'valibot'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { bankByName } from '#test/sandbox/departments/identity/banks.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import type { Provider } from './provider.ts'

/** Runs in the page: all that its origin keeps on the phone, as text. */
async function storedByPage(): Promise<string> {
  const asText = (_key: string, value: unknown): unknown => {
    if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
    if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
    return value
  }
  const opened = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => reject(new Error(`${name} does not open`)))
      opening.addEventListener('success', () => resolve(opening.result))
    })
  const rowsOf = (database: IDBDatabase, store: string) =>
    new Promise<unknown>((resolve, reject) => {
      const asked = database.transaction(store).objectStore(store).getAll()
      asked.addEventListener('error', () => reject(new Error(`${store} does not answer`)))
      asked.addEventListener('success', () => resolve(asked.result))
    })
  const kept: unknown[] = [
    Object.entries(sessionStorage),
    Object.entries(localStorage),
    document.cookie,
    window.name,
    location.href,
    history.state,
  ]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await opened(name)
    for (const store of database.objectStoreNames) kept.push(await rowsOf(database, store))
    database.close()
  }
  for (const cache of await caches.keys()) {
    const answers = await caches.open(cache)
    for (const request of await answers.keys()) {
      kept.push(request.url, await (await answers.match(request))?.text())
    }
  }
  return JSON.stringify(kept, asText)
}

/**
 * Everything that outlives a page or has left it in clear: its storages, addresses and history,
 * what it called of the app, what it reported to tracking, the provider's log.
 */
export async function keptData(host: JourneyHost, provider: Provider): Promise<string> {
  const stored = v.parse(v.string(), await host.browser.execute(storedByPage))
  const { calls, events, pages, url } = await host.control.state()
  const app = JSON.stringify({ calls, events, pages, url })
  const tracking = JSON.stringify(await control(provider.client, 'tracking'))
  return [stored, app, tracking, ...provider.log()].join('\n')
}

/**
 * The facts of each persona that may be nowhere in clear: name, identity number, mobile and card
 * numbers.
 */
export const personalFigures: readonly string[] = PERSONAS.flatMap(
  ({ userId, name, unregistered, cards }, index) => {
    if (unregistered === true) return []
    const tail = String(index + 1).padStart(4, '0')
    const cardNos = cards.map((card) =>
      inventedCardNo(bankByName(card.bankName).debitBin, userId, card.tail),
    )
    return cardNos.concat(name, inventedCertNo(userId, tail), `1300000${tail}`)
  },
)

/** A password is as short as a part of many numbers: it counts where it is a number of its own. */
const SHORT = /^\d{6}$/

/** Returns which of these figures a text has, also with spaces or dashes between their digits. */
export function figuresIn(text: string, figures: readonly string[]): readonly string[] {
  const close = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '')
  return figures.filter((figure) =>
    SHORT.test(figure)
      ? new RegExp(`(?<![\\w.])${figure}(?!\\w)`).test(text)
      : text.includes(figure) || close.includes(figure),
  )
}
