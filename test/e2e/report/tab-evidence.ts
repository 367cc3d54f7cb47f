import * as v from 'valibot'
import { maskSecrets } from '#domain/identity/secret-fields.ts'
import type { PhonePage } from '#test/bench/phone-page.ts'
import type { Piece } from './evidence.ts'
import { fileNames } from './journey-evidence.ts'

/** A tab of a browser outside the app, with what its console has said. */
export interface WatchedTab {
  readonly page: Pick<PhonePage, 'session' | 'run'>
  readonly lines: readonly string[]
}

const argument = v.object({ value: v.optional(v.unknown()), description: v.optional(v.string()) })
const consoleCall = v.object({ type: v.string(), args: v.array(argument) })
const exception = v.object({
  exceptionDetails: v.object({ text: v.string(), exception: v.optional(argument) }),
})
const logEntry = v.object({ entry: v.object({ level: v.string(), text: v.string() }) })

const shown = ({ value, description }: v.InferOutput<typeof argument>) =>
  description ?? (typeof value === 'string' ? value : JSON.stringify(value))

/** Collects what the tab's console says from now on. */
export async function watchTab(page: WatchedTab['page']): Promise<WatchedTab> {
  const lines: string[] = []
  const { session } = page
  session.on('Runtime.consoleAPICalled', consoleCall, ({ type, args }) => {
    lines.push(`${type} ${args.map(shown).join(' ')}`)
  })
  session.on(
    'Runtime.exceptionThrown',
    exception,
    ({ exceptionDetails: { text, exception: thrown } }) => {
      lines.push(`exception ${text} ${thrown === undefined ? '' : shown(thrown)}`)
    },
  )
  session.on('Log.entryAdded', logEntry, ({ entry: { level, text } }) => {
    lines.push(`${level} ${text}`)
  })
  await session.send('Log.enable')
  return { page, lines }
}

const picture = v.object({ data: v.pipe(v.string(), v.base64()) })

/** Returns what one tab shows of a failure; no app is around it, and no bridge. */
export function tabPieces({ page, lines }: WatchedTab, place: number): Piece[] {
  const named = fileNames(place)
  const text = async (expression: string) => maskSecrets(await page.run(expression, v.string()))
  return [
    {
      file: named('picture', 'png'),
      take: async () => {
        const taken = await page.session.ask('Page.captureScreenshot', { format: 'png' }, picture)
        return Buffer.from(taken.data, 'base64')
      },
    },
    {
      file: named('words', 'txt'),
      take: () => text('`${location.href}\\n${document.body.innerText}`'),
    },
    { file: named('page', 'html'), take: () => text('document.documentElement.outerHTML') },
    { file: named('console', 'log'), take: () => Promise.resolve(maskSecrets(lines.join('\n'))) },
  ]
}
