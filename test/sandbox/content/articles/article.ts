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

const inline = (text: string): string =>
  text
    .replace(/[&<>"]/g, (it) => ESCAPES[it] ?? it)
    .replace(/\*([^*]+)\*/g, '<strong>$1</strong>')
    .replace(/\[(\d{6})\]/g, '<span data-fund="$1">$1</span>')

const cells = (line: string, tag: 'th' | 'td') =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
    .join('')

function block(lines: readonly string[]): string {
  const [first = ''] = lines
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`
  if (first.startsWith('> ')) return `<blockquote>${inline(first.slice(2))}</blockquote>`
  if (first.startsWith('- ')) {
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  }
  if (first.startsWith('|')) {
    const body = lines.slice(1).map((line) => `<tr>${cells(line, 'td')}</tr>`)
    return `<table><thead><tr>${cells(first, 'th')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  }
  return `<p>${inline(lines.join(''))}</p>`
}

/**
 * Rich text of a markup: blocks between empty lines are paragraphs, `## ` headings, `> ` quotes,
 * `- ` lists, `|` tables; `*words*` are strong and `[980501]` is a fund.
 */
export const articleHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((it) => block(it.split('\n').map((line) => line.trim())))
    .join('')
