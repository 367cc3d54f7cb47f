import * as v from 'valibot'

/** A block of text: a line, or the lines of a list or of a table. */
const block = v.union([v.string(), v.array(v.string())])

/** An article that was written whole. `text` is markup of few signs; see `articleHtml`. */
export const article = v.strictObject({
  id: v.string(),
  author: v.string(),
  title: v.string(),
  summary: v.string(),
  tags: v.array(v.string()),
  topics: v.array(v.string()),
  funds: v.exactOptional(v.array(v.string())),
  /** The special that it belongs to, and its number in there. */
  special: v.exactOptional(v.tuple([v.string(), v.number()])),
  space: v.exactOptional(v.string()),
  /** Words with their meanings. */
  terms: v.exactOptional(v.array(v.tuple([v.string(), v.string()]))),
  companies: v.exactOptional(v.array(v.string())),
  text: v.pipe(
    v.array(block),
    v.transform((blocks) => `\n${blocks.map((it) => [it].flat().join('\n')).join('\n\n')}\n`),
  ),
})
export type Article = v.InferOutput<typeof article>

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

function blockHtml(lines: readonly string[], nameOf: FundName): string {
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
      blockHtml(
        it.split('\n').map((line) => line.trim()),
        nameOf,
      ),
    )
    .join('')
