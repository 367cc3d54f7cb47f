/**
 * The text, links and pictures of a rich text, for the checks of a submission. Read by its tags, as
 * an editor writes them; the page itself shows no more of it than rules.md#rich-text allows.
 */
export interface RichParts {
  /** As they are read, without tags. */
  readonly words: string
  readonly links: readonly string[]
  readonly pictures: readonly {
    readonly src: string
    readonly alt: string
    /** Not a number where it is missing. */
    readonly width: number
    readonly height: number
  }[]
  /** Codes of funds that are named. */
  readonly funds: readonly string[]
}

/** As browsers end them: `<!-->` at once, one that is not closed at the end of the text. */
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g
/** Text that browsers take for a comment too: `<!x>`, `<?x>`, `</ x>`. */
const BOGUS_COMMENT = /<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)/gi
const TAG = /<(\/?[a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Characters that are written by name or number; one of another name is none that can be seen. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w*));?/gi, (_, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? ''
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  )

export function richParts(html: string): RichParts {
  const links: string[] = []
  const funds: string[] = []
  const pictures: RichParts['pictures'][number][] = []
  const text = html.replace(COMMENT, '').replace(BOGUS_COMMENT, '')
  for (const [, tag = '', written = ''] of text.matchAll(TAG)) {
    const attributes = attributesIn(written)
    const href = attributes.get('href')
    const src = attributes.get('src')
    const fund = attributes.get('data-fund')
    if (tag.toLowerCase() === 'a' && href !== undefined) links.push(href.trim())
    if (tag.toLowerCase() === 'img' && src !== undefined) {
      const [width, height] = ['width', 'height'].map((name) => Number(attributes.get(name)))
      const alt = attributes.get('alt') ?? ''
      pictures.push({ src, alt, width: width ?? Number.NaN, height: height ?? Number.NaN })
    }
    if (fund !== undefined) funds.push(fund)
  }
  return { words: decoded(text.replace(TAG, '')), links, pictures, funds }
}
