import { maskName, maskPhone } from '#domain/identity/masking.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'

/** Words that only one user may see. */
export interface OthersWords {
  /** Returns which of them the text of a screen has that belong to somebody else than this user. */
  in(text: string, user: string | null, path: string): readonly string[]
}

type Known = Pick<Persona, 'userId' | 'name' | 'unregistered'> & {
  readonly cards: readonly { readonly tail: string }[]
}

/** The end of a card, as every screen writes it. */
const TAIL = /尾号\s*(\d{4})/g

/**
 * Modules and screens that show masked names of others: on the boards of the game, of who invites
 * and who was invited, of who gives a coupon away or shares a holding.
 */
const WITH_MASKED_NAMES: ReadonlySet<string> = new Set([
  '/fund_detail/FundSharePage',
  'coupon',
  'invite',
  'inviteFriends2025',
  'inviteFriends2025V2',
  'inviteFriends60',
  'newInviteFriend',
  'sft',
  'wxInviteFriend',
])

/** Returns what of a persona only that person may see; `index` is its place among the personas. */
function wordsOf({ name, unregistered }: Known, index: number): readonly string[] {
  if (unregistered === true) return []
  const mobile = `1300000${String(index + 1).padStart(4, '0')}`
  return [name, mobile, maskPhone(mobile)]
}

/** `published`: of whom a name is part of what everybody reads. */
export function othersWords(
  personas: readonly Known[],
  published: ReadonlySet<string> = new Set(),
): OthersWords {
  const all = personas.map((it, index) => ({
    userId: it.userId,
    words: wordsOf(it, index).filter((word) => !published.has(word)),
    masked: it.unregistered === true ? [] : [maskName(it.name)],
    tails: it.cards.map(({ tail }) => tail),
  }))
  return {
    in(text, user, path) {
      const isMaskedShown = [path, path.split('/')[1] ?? ''].some((it) => WITH_MASKED_NAMES.has(it))
      const mine = all.find(({ userId }) => userId === user)
      const own = mine && { ...mine, all: [...mine.words, ...mine.masked] }
      const tails = new Set([...text.matchAll(TAIL)].map((match) => match[1]))
      return all
        .filter(({ userId }) => userId !== user)
        .flatMap(({ userId, words, masked, tails: theirs }) => {
          const seen = [...words, ...(isMaskedShown ? [] : masked)]
            .filter((word) => own?.all.includes(word) !== true && text.includes(word))
            .map((word) => `${word} of ${userId}`)
          const cards = theirs
            .filter((tail) => own?.tails.includes(tail) !== true && tails.has(tail))
            .map((tail) => `card ${tail} of ${userId}`)
          return seen.concat(cards)
        })
    },
  }
}
