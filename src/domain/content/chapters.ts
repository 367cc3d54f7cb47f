/** Long reads (rules.md#circles): their chapters, and the terms that they explain. */
import { richWords, type RichNode } from './rich-text.ts'

export interface Chapter {
  /** Empty where the text has no heading. */
  readonly title: string
  readonly nodes: readonly RichNode[]
}

const isBlank = (node: RichNode) => typeof node === 'string' && node.trim() === ''

/** The chapters of a text: each h2 begins one. A text before the first h2 belongs to its chapter. */
export function chaptersIn(nodes: readonly RichNode[]): readonly Chapter[] {
  const lead: RichNode[] = []
  const chapters: { title: string; nodes: RichNode[] }[] = []
  for (const node of nodes) {
    if (typeof node !== 'string' && node.tag === 'h2') {
      chapters.push({ title: richWords(node.children).trim(), nodes: [] })
    } else {
      ;(chapters[chapters.length - 1]?.nodes ?? lead).push(node)
    }
  }
  const [first] = chapters
  if (first === undefined) return [{ title: '', nodes: lead }]
  if (!lead.every(isBlank)) first.nodes.unshift(...lead)
  return chapters
}

export interface Term {
  readonly term: string
  readonly meaning: string
}

interface Found {
  readonly it: Term
  readonly at: number
}

/** The term that comes first in a text; of several at one place the longest. */
function firstOf(terms: readonly Term[], text: string): Found | undefined {
  let first: Found | undefined
  for (const it of terms) {
    const at = text.indexOf(it.term)
    if (at < 0) continue
    const isEarlier = first === undefined || at < first.at
    if (isEarlier || (at === first?.at && it.term.length > first.it.term.length)) {
      first = { it, at }
    }
  }
  return first
}

/**
 * Cuts a text at the first occurrence of each term. `seen` holds the terms of earlier texts; those
 * of this text are added. Of terms that begin at the same place the longest one counts.
 */
export function cutAtTerms(
  text: string,
  terms: readonly Term[],
  seen: Set<string>,
): readonly (string | Term)[] {
  const parts: (string | Term)[] = []
  let rest = text
  for (;;) {
    const found = firstOf(
      terms.filter(({ term }) => term !== '' && !seen.has(term)),
      rest,
    )
    if (found === undefined) break
    const { it, at } = found
    if (at > 0) parts.push(rest.slice(0, at))
    parts.push(it)
    seen.add(it.term)
    rest = rest.slice(at + it.term.length)
  }
  if (rest !== '') parts.push(rest)
  return parts
}
