/** Earlier questions that match the words of a new one (rules.md#content). */

/** Words that occur in any question, and so find none. */
const FILLERS =
  /为什么|什么时候|是什么|有什么|怎么样|怎么办|怎么|怎样|如何|哪里|哪些|哪个|哪种|哪一种|什么|多少|多久|多长时间|是不是|会不会|能不能|要不要|可不可以|可以|应该|需要|请问|想问|想知道|一下|之后|之间|以后|时候|的话|区别|不同|问题|一样|一回事|基金|产品|[a-z]\s?类|会(?![计议员])|要(?![求素约])|[里的了吗呢吧和与及或是在也谁归]|[^\p{L}\p{N}]/giu

/** A longer word is searched by its beginning, because its end varies between questions. */
const LONGEST = 4
const SHORTEST = 2
const MOST_WORDS = 3

/** The words to search by, in their order: three at most, none where nothing is left. */
export function wordsToSearch(title: string): readonly string[] {
  const pieces = title.normalize('NFKC').replace(FILLERS, ' ').split(/\s+/)
  const words = pieces
    .map((piece) => Array.from(piece))
    .filter(({ length }) => length >= SHORTEST)
    .map((letters) => letters.slice(0, LONGEST).join(''))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

interface AskedQuestion {
  readonly itemId: string
  readonly questionState: string
}

/**
 * At most `most` of the questions that the words found, without duplicates: those that more words
 * found first, then answered ones. Questions that are not answered in public are left out.
 */
export function alikeFirst<Question extends AskedQuestion>(
  found: readonly (readonly Question[])[],
  most: number,
): readonly Question[] {
  const all = new Map<string, { readonly question: Question; words: number }>()
  for (const question of found.flat()) {
    if (question.questionState === 'declined') continue
    const known = all.get(question.itemId)
    if (known === undefined) all.set(question.itemId, { question, words: 1 })
    else known.words += 1
  }
  const answered = ({ question }: { readonly question: Question }) =>
    question.questionState === 'answered' ? 1 : 0
  const ordered = [...all.values()]
  ordered.sort((a, b) => b.words - a.words || answered(b) - answered(a))
  return ordered.slice(0, most).map(({ question }) => question)
}
