/** An article that was written whole. `text` is markup of few signs; see `articleHtml`. */
export interface Article {
  readonly id: string
  readonly author: string
  readonly title: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly topics: readonly string[]
  readonly funds?: readonly string[]
  readonly special?: readonly [specialId: string, no: number]
  readonly space?: string
  readonly terms?: readonly (readonly [term: string, meaning: string])[]
  readonly companies?: readonly string[]
  readonly text: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** The name of a fund, undefined where there is none. */
export type FundName = (fundCode: string) => string | undefined

const inline = (text: string, nameOf: FundName): string =>
  text
    .replace(/[&<>"]/g, (it) => ESCAPES[it] ?? it)
    .replace(/\*([^*]+)\*/g, '<strong>$1</strong>')
    .replace(
      /\[(\d{6})\]/g,
      (_, code: string) => `<span data-fund="${code}">${nameOf(code) ?? code}</span>`,
    )

const cells = (line: string, tag: 'th' | 'td', nameOf: FundName) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => `<${tag}>${inline(cell.trim(), nameOf)}</${tag}>`)
    .join('')

function block(lines: readonly string[], nameOf: FundName): string {
  const say = (text: string) => inline(text, nameOf)
  const [first = ''] = lines
  if (first.startsWith('## ')) return `<h2>${say(first.slice(3))}</h2>`
  if (first.startsWith('> ')) return `<blockquote>${say(first.slice(2))}</blockquote>`
  if (first.startsWith('- ')) {
    return `<ul>${lines.map((line) => `<li>${say(line.slice(2))}</li>`).join('')}</ul>`
  }
  if (first.startsWith('|')) {
    const body = lines.slice(1).map((line) => `<tr>${cells(line, 'td', nameOf)}</tr>`)
    return `<table><thead><tr>${cells(first, 'th', nameOf)}</tr></thead><tbody>${body.join('')}</tbody></table>`
  }
  return `<p>${say(lines.join(''))}</p>`
}

/**
 * Rich text of a markup: blocks between empty lines are paragraphs, `## ` headings, `> ` quotes,
 * `- ` lists, `|` tables; `*words*` are strong and `[980501]` is a fund, by its name.
 */
export const articleHtml = (text: string, nameOf: FundName): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((it) =>
      block(
        it.split('\n').map((line) => line.trim()),
        nameOf,
      ),
    )
    .join('')
