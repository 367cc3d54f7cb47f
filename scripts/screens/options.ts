import { parseArgs } from 'node:util'

export const USAGE = `npm run screens -- [--list] [--only PART] [--changed REF] [--against REF] [--large] [--dark] [--webkit]
                  [--refused] [--uneven] [--resume] [--pages N] [--base URL] [--showcase] [--floor]
  Opens every built screen of the product in Chromium at 390x844 and 320x640 and says what is wrong with it. Catalogue: dist/screens/index.html, with report.json and junit.xml.
  --list         opens nothing: names every screen of the product as built or missing
  --only PART    only screens whose path has PART in it; several with commas between them; / is home
  --changed REF  only screens that changes since a commit can reach
  --against REF  builds that commit too, and shows which screens look otherwise
  --large        in large text (130 %) as well, at both widths
  --dark         in dark colours as well
  --webkit       in WebKit as well, at both widths
  --refused      each screen's first sample alone, while the provider refuses every call
  --uneven       at 390 alone, while each call takes a time of its own: says which rows and buttons move once they are in view
  --floor        each screen's first sample alone, at 390 in Chromium 87 (fetched by npm, 47 MB once), where it taps a link of it too
  --resume       goes on where a run of the same source was interrupted
  --pages N      so many pages at a time, 1 to 8; 3 when nothing is said
  --showcase     writes the README's pictures, and nothing else
  --base URL     what the catalogue's links lead to; the address that npm start -- --lan prints, for phones`

const MOST_PAGES = 8

export interface ScreensOptions {
  readonly list: boolean
  readonly only: string
  readonly changed: string | null
  readonly against: string | null
  readonly large: boolean
  readonly dark: boolean
  readonly webkit: boolean
  readonly refused: boolean
  readonly uneven: boolean
  readonly floor: boolean
  readonly resume: boolean
  readonly showcase: boolean
  readonly pages: number
  readonly base: string
}

/** Reads the command line. Throws an `Error` whose message is a sentence. */
export function readScreensOptions(args: readonly string[]): ScreensOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      list: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      changed: { type: 'string' },
      against: { type: 'string' },
      large: { type: 'boolean', default: false },
      dark: { type: 'boolean', default: false },
      webkit: { type: 'boolean', default: false },
      refused: { type: 'boolean', default: false },
      uneven: { type: 'boolean', default: false },
      floor: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      showcase: { type: 'boolean', default: false },
      pages: { type: 'string', default: '3' },
      base: { type: 'string', default: 'http://localhost:5180/' },
    },
  })
  const { changed = null, against = null, base } = values
  const pages = Number(values.pages)
  if (!Number.isInteger(pages) || pages < 1 || pages > MOST_PAGES) {
    throw new Error(`--pages takes a number from 1 to ${MOST_PAGES}, not "${values.pages}".`)
  }
  const isWeb = URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)
  if (!isWeb) throw new Error(`--base takes an address of the web, not "${base}".`)
  if (values.webkit && values.refused) throw new Error('--refused looks in Chromium alone.')
  if (values.uneven && (values.webkit || values.refused || against !== null))
    throw new Error('--uneven looks in Chromium alone, at answers, with nothing to compare.')
  if (values.floor && (values.webkit || values.refused || values.uneven || against !== null))
    throw new Error('--floor looks in its own Chromium alone, at answers, with nothing to compare.')
  if (values.floor && values.showcase)
    throw new Error('--showcase is taken in the engine of today.')
  // git would take it for an option.
  const option = [changed, against].find((it) => it?.startsWith('-'))
  if (option !== undefined) throw new Error(`A commit is needed, not "${option}".`)
  return { ...values, changed, against, pages, base }
}
